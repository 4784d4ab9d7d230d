/**
 * Loaded before a command: counts writes to files and sockets, flushes, renames and removals. With KILL_AT the process
 * kills itself just before that one, as a power cut does; otherwise it leaves their number in the file of KILL_COUNT.
 */
const fs = require('node:fs');
const net = require('node:net');
const { syncBuiltinESMExports } = require('node:module');

const at = Number(process.env.KILL_AT || 0);
const { writeFileSync } = fs;
let count = 0;
function step() {
  count += 1;
  if (count === at) process.kill(process.pid, 'SIGKILL');
}
function counted(object, names) {
  for (const name of names) {
    const original = object[name];
    object[name] = function (...args) {
      // stdout and stderr are no files.
      if (typeof args[0] !== 'number' || args[0] > 2) step();
      return original.apply(this, args);
    };
  }
}
counted(fs, ['writeSync', 'renameSync', 'fsyncSync', 'rename', 'fsync', 'mkdirSync']);
counted(fs.promises, ['rename', 'rm', 'writeFile']);
counted(net.Socket.prototype, ['write']);
const { open } = fs.promises;
fs.promises.open = async (...args) => {
  const handle = await open(...args);
  counted(handle, ['write', 'sync', 'close']);
  return handle;
};
syncBuiltinESMExports();
process.once('exit', () => {
  if (process.env.KILL_COUNT) writeFileSync(process.env.KILL_COUNT, String(count));
});
