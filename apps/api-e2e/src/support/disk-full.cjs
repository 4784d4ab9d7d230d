/**
 * Loaded before the API: while the file that DISK_FULL_FLAG names exists, writing to files fails as on a full disk.
 * Creating empty files and folders works, as it does on many file systems.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const flag = process.env.DISK_FULL_FLAG;
const { existsSync } = fs;

function failure(syscall) {
  const error = new Error(`ENOSPC: no space left on device, ${syscall}`);
  return Object.assign(error, { errno: -28, code: 'ENOSPC', syscall });
}
const isFull = () => existsSync(flag);
// stdout and stderr are no files.
const isFile = (target) => typeof target !== 'number' || target > 2;

for (const name of ['writeSync', 'writevSync', 'writeFileSync', 'appendFileSync', 'ftruncateSync']) {
  const original = fs[name];
  fs[name] = (target, ...rest) => {
    if (isFile(target) && isFull()) throw failure('write');
    return original(target, ...rest);
  };
}
for (const name of ['write', 'writev', 'writeFile', 'appendFile']) {
  const original = fs[name];
  fs[name] = (target, ...rest) => {
    if (isFile(target) && isFull()) return process.nextTick(rest.at(-1), failure('write'));
    return original(target, ...rest);
  };
}
const { writeFile, open } = fs.promises;
fs.promises.writeFile = async (target, data, ...rest) => {
  if (data.length > 0 && isFull()) throw failure('write');
  return writeFile(target, data, ...rest);
};
fs.promises.open = async (...args) => {
  const handle = await open(...args);
  for (const name of ['write', 'writev', 'writeFile', 'appendFile']) {
    const original = handle[name].bind(handle);
    handle[name] = async (...rest) => {
      if (isFull()) throw failure('write');
      return original(...rest);
    };
  }
  return handle;
};
syncBuiltinESMExports();
