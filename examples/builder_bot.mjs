// A bot in JavaScript, for `mastaba sim babel --bot "exec:node examples/builder_bot.mjs,greedy"`.
// It builds whenever it can, and otherwise takes any legal move. The messages are described in docs/bots.md.
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    say({ type: 'ready', name: 'Builder', version: '1' });
  } else if (message.type === 'decide') {
    const builds = message.options.filter((option) => option.startsWith('build'));
    const moves = builds.length > 0 ? builds : message.options;
    say({ type: 'thoughts', text: `${builds.length} of ${message.options.length} moves build` });
    say({ type: 'move', move: moves[Math.floor(Math.random() * moves.length)] });
  } else if (message.type === 'quit') {
    break;
  }
}
