// The plain page: lobby, and any game as a list of buttons. All text is set as text, never as markup.
const main = document.getElementById("main");

function make(tag, text, more = {}) {
  const node = document.createElement(tag);
  if (text != null) node.textContent = text;
  return Object.assign(node, more);
}

async function api(method, path, body) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const found = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(found?.detail ?? response.statusText);
  return found;
}

function button(text, act, more = {}) {
  const node = make("button", text, { type: "button", ...more });
  node.addEventListener("click", () => act().catch((error) => alert(error.message)));
  return node;
}

async function session() {
  try {
    return await api("GET", "/api/session");
  } catch {
    const name = prompt("Your name?", "Guest") || "Guest";
    return await api("POST", "/api/session", { name });
  }
}

async function lobby() {
  const [games, listed, mine] = await Promise.all([
    api("GET", "/api/games"),
    api("GET", "/api/tables"),
    api("GET", "/api/me/games"),
  ]);
  main.replaceChildren(make("h1", "Play"));
  for (const game of games) {
    const row = make("p", `${game.name} `);
    row.append(button("Against a bot", () => open(game, true)), " ", button("With a friend", () => open(game, false)));
    main.append(row);
  }
  for (const [title, tables] of [["Your tables", mine], ["Open tables", listed]]) {
    main.append(make("h2", title));
    const list = make("ul");
    for (const table of tables) {
      const seats = table.seats.map((seat) => seat.name ?? seat.kind).join(", ");
      const item = make("li");
      item.append(make("a", `${table.game} ${table.name}`, { href: `/table/${table.id}` }), ` ${table.status}: ${seats}`);
      list.append(item);
    }
    main.append(list);
  }
}

async function open(game, bots) {
  const table = await api("POST", "/api/tables", { game: game.name });
  if (bots) {
    for (const seat of table.seats.slice(1)) {
      await api("POST", `/api/tables/${table.id}/bot`, { seat: seat.seat, level: "normal" });
    }
    await api("POST", `/api/tables/${table.id}/start`);
  }
  location.href = `/table/${table.id}`;
}

function facts(found) {
  return Object.entries(found).map(([name, value]) => `${name} ${value ?? "?"}`).join(", ");
}

class TablePage {
  constructor(id) {
    this.id = id;
    this.version = null;
    this.pause = 500;
    this.refusal = make("p", "", { className: "refusal" });
    this.log = make("ol", null, { id: "log" });
    this.chat = make("ul", null, { id: "chat" });
    this.place = make("div");
    const line = make("input", null, { maxLength: 300, placeholder: "Say something" });
    line.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && line.value.trim()) {
        this.send({ chat: line.value });
        line.value = "";
      }
    });
    main.replaceChildren(this.place, this.refusal, make("h2", "Log"), this.log, make("h2", "Chat"), this.chat, line);
    this.connect();
  }

  connect() {
    const since = this.version === null ? "" : `?since=${this.version}`;
    this.socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${this.id}/socket${since}`);
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onopen = () => { this.pause = 500; };
    this.socket.onclose = (event) => {
      this.refusal.textContent = `Connection lost (${event.code}). Your seat is kept; trying again.`;
      if (event.code !== 4404) setTimeout(() => this.connect(), this.pause * (0.5 + Math.random()));
      this.pause = Math.min(this.pause * 2, 15000);
    };
  }

  send(message) {
    this.socket.send(JSON.stringify({ command: crypto.randomUUID(), ...message }));
  }

  hear(message) {
    if (message.type === "answer") {
      const why = message.refusal;
      this.refusal.textContent = message.accepted ? "" : [why.reason ?? why.code, why.rule, facts(why.facts)].filter(Boolean).join(" · ");
      return;
    }
    if (message.type === "chat") return this.say(message.message);
    if (message.type === "table") this.state = { ...this.state, table: message.table };
    if (message.type === "state" || message.type === "news") {
      this.state = message;
      this.version = message.version;
      if (message.type === "state") {
        this.refusal.textContent = "";
        this.chat.replaceChildren();
        message.chat.forEach((line) => this.say(line));
      }
      for (const item of message.news) {
        for (const event of item.events) this.log.append(make("li", `${event.name}: ${facts(event.facts)}`));
      }
      this.log.scrollTop = this.log.scrollHeight;
    }
    this.draw();
  }

  say(line) {
    this.chat.append(make("li", `${line.name ?? "?"}: ${line.text ?? line.preset}`));
  }

  async act(verb, body) {
    await api("POST", `/api/tables/${this.id}/${verb}`, body);
    if (verb === "sit") this.socket.send(JSON.stringify({ look: body.seat }));
  }

  draw() {
    const { table, decision, view, seat } = this.state;
    const parts = [make("h1", `${table.game} ${table.name} (${table.status})`)];
    const seats = make("ul");
    for (const each of table.seats) {
      const who = each.kind === "open" ? "open" : each.name ?? `bot ${each.level ?? ""}`;
      const item = make("li", `${each.seat}: ${who}${each.substitute ? ` (${each.substitute} bot plays)` : ""}${each.online ? " ●" : ""} `);
      if (table.status === "open" && each.kind === "open") {
        item.append(button("Sit here", () => this.act("sit", { seat: each.seat })));
        if (table.hosting) item.append(button("Bot", () => this.act("bot", { seat: each.seat, level: "normal" })));
      }
      seats.append(item);
    }
    parts.push(seats);
    if (table.status === "open" && table.hosting) parts.push(button("Start", () => this.act("start")));
    if (table.result) parts.push(make("p", `Result: ${table.result.scores.join(" : ")} (${table.result.ended_by})`));
    if (table.seed) parts.push(make("a", "Transcript", { href: `/api/tables/${this.id}/export` }));
    if (decision) {
      parts.push(make("h2", `${decision.prompt.key}: ${facts(decision.prompt.facts)}`));
      const options = make("div", null, { className: "options" });
      for (const option of decision.options) {
        options.append(button(option.text, async () => this.send({ seat, version: this.version, play: option.text })));
      }
      parts.push(options);
    } else if (table.status === "playing") {
      parts.push(make("h2", `Waiting for seat ${table.asked.join(", ")}`));
    }
    if (this.state.can_undo) parts.push(button("Undo", async () => this.send({ seat, undo: "own" })));
    if (view) parts.push(make("pre", JSON.stringify(view, null, 1)));
    this.place.replaceChildren(...parts);
  }
}

const who = await session();
document.getElementById("who").textContent = who.name;
const id = location.pathname.match(/^\/table\/([\w-]+)$/)?.[1];
if (id) new TablePage(id);
else await lobby();
