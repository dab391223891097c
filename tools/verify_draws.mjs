// Checks a finished game without any code of Mastaba's: the commitment, every draw, the chain of its lines.
//
//   mastaba replay GAME.mst --legal > legal.jsonl && node tools/verify_draws.mjs GAME.mst legal.jsonl
//
// The rules are needed for one thing alone: which outcomes chance had, with which weights. docs/fair-draws.md says how a
// draw follows from the seed, and docs/server-api.md how the chain is made.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [game, legal] = process.argv.slice(2).map((path) => readFileSync(path, 'utf8'));
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const headers = {};
const lines = [];
for (const [index, text] of game.split('\n').entries()) {
  const header = /^\[(\w+) "([^"]*)"\]$/.exec(text);
  if (header) headers[header[1]] = header[2];
  else if (text.trim()) lines.push({ number: index + 1, text });
}
const outcomes = new Map(
  legal
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((one) => [one.line, one]),
);

function fail(why) {
  console.error(why);
  process.exit(1);
}

// Where people agreed to go back, the draws after it have higher numbers: `12+5` raises those from draw 12 on by 5.
const redrawn = (headers.Redrawn ?? '').split(' ').filter(Boolean).map((pair) => pair.split('+').map(Number));
const numberOf = (k) => k + (redrawn.findLast(([first]) => k >= first)?.[1] ?? 0);

function draw(k, weights) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = ((1n << 256n) / total) * total;
  for (let attempt = 0; ; attempt += 1) {
    const message = `${headers.Numbers}:${numberOf(k)}:${attempt}`;
    const ticket = BigInt('0x' + createHmac('sha256', headers.Seed).update(message).digest('hex'));
    if (ticket >= limit) continue;
    let left = ticket % total;
    for (const [index, weight] of weights.entries()) {
      if (left < BigInt(weight)) return index;
      left -= BigInt(weight);
    }
  }
}

if (`sha256:${sha256(headers.Seed)}` !== headers.Commitment) fail('the seed is not the one committed to');
const given = Number(headers.Given ?? 0);
let link = sha256([headers.Game, headers.Edition, headers.Rules, headers.Seats, headers.Options ?? ''].join(' '));
let draws = 0;
let checked = 0;
for (const [index, { number, text }] of lines.entries()) {
  link = sha256(`${link} ${text}`);
  if (!text.startsWith('* ')) continue;
  if (index >= given) {
    const { options, weights } = outcomes.get(number) ?? fail(`line ${number}: nothing is drawn here`);
    const drawn = options[draw(draws, weights)];
    if (text !== `* ${drawn}`) fail(`line ${number}: the seed gives ${drawn}`);
    checked += 1;
  }
  draws += 1;
}
if (`sha256:${link}` !== headers.Chain) fail('a line was changed: the chain of hashes does not fit');
console.log(`${checked} draws and ${lines.length} lines are as the seed and the chain say`);
