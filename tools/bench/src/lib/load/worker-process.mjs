import { fork } from 'node:child_process';
import path from 'node:path';

function startWorker(file) {
  const child = fork(path.join(import.meta.dirname, file), { serialization: 'advanced' });
  let last = Promise.resolve();
  const ask = (job) =>
    new Promise((done, failed) => {
      child.once('message', ({ result, error }) => (error ? failed(new Error(error)) : done(result)));
      child.send(job);
    });
  return {
    run: (job) => {
      const answer = last.then(() => ask(job));
      last = answer.catch(() => undefined);
      return answer;
    },
    stop: () => child.kill(),
  };
}

export const startGenerator = () => startWorker('worker.mjs');

export function startStreamHolder() {
  const worker = startWorker('stream-worker.mjs');
  const job = (name) => (value) => worker.run({ name, value });
  return { open: job('open'), report: job('report'), close: job('close'), stop: worker.stop };
}
