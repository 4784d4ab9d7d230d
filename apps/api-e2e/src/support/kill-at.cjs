/**
 * Loaded before a command: counts writes to files and sockets, flushes, renames and removals. Some of them are turns: they
 * give or take a name, or end a transaction. The process kills itself, as a power cut does, just before what KILL_AT
 * names: the step "7", the turn "turn 2", or the step "after 2". Without it, it leaves in the file of KILL_COUNT how many
 * steps there were, and which of them were turns.
 */
const fs = require('node:fs');
const net = require('node:net');
const { syncBuiltinESMExports } = require('node:module');

const at = process.env.KILL_AT || '';
const { writeFileSync } = fs;
let count = 0;
const turns = [];
function step(isTurn) {
  count += 1;
  const names = [`${count}`, `after ${turns.length}`];
  if (isTurn) names.push(`turn ${turns.push(count)}`);
  if (names.includes(at)) process.kill(process.pid, 'SIGKILL');
}
function counted(object, names, isTurn = () => false) {
  for (const name of names) {
    const original = object[name];
    object[name] = function (...args) {
      // stdout and stderr are no files.
      if (typeof args[0] !== 'number' || args[0] > 2) step(isTurn(args));
      return original.apply(this, args);
    };
  }
}
const always = () => true;
const ENDS = ['commit', 'drop schema aranya_restore'];
const endsTransaction = ([bytes]) => Buffer.isBuffer(bytes) && ENDS.some((text) => bytes.includes(text));
// The embedded engine renames files of its own at once, the API never.
counted(fs, ['writeSync', 'renameSync', 'fsyncSync', 'fsync', 'mkdirSync']);
counted(fs, ['rename'], always);
counted(fs.promises, ['rename', 'rm'], always);
counted(fs.promises, ['writeFile']);
counted(net.Socket.prototype, ['write'], endsTransaction);
const { open } = fs.promises;
fs.promises.open = async (...args) => {
  const handle = await open(...args);
  counted(handle, ['write', 'sync', 'close']);
  return handle;
};
syncBuiltinESMExports();
process.once('exit', () => {
  if (process.env.KILL_COUNT) writeFileSync(process.env.KILL_COUNT, JSON.stringify({ count, turns }));
});
