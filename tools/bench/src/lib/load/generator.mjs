import { fork } from 'node:child_process';
import path from 'node:path';

/** A process that makes requests. `run` takes { url, requests, seconds, connections }. */
export function startGenerator() {
  const child = fork(path.join(import.meta.dirname, 'worker.mjs'), { serialization: 'advanced' });
  return {
    run: (job) =>
      new Promise((done, failed) => {
        child.once('message', ({ result, error }) => (error ? failed(new Error(error)) : done(result)));
        child.send(job);
      }),
    stop: () => child.kill(),
  };
}
