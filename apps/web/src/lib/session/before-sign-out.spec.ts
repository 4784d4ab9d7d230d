import { beforeSignOut, runBeforeSignOut } from './before-sign-out';

test('tasks run once each time, until they are taken back, and a failure stops no other', async () => {
  const task = jest.fn(() => Promise.resolve());
  const stopFailing = beforeSignOut(() => Promise.reject(new Error('No network')));
  const stop = beforeSignOut(task);
  await runBeforeSignOut();
  stop();
  await runBeforeSignOut();
  stopFailing();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that never ends keeps nobody from signing out', async () => {
  jest.useFakeTimers();
  const stop = beforeSignOut(() => new Promise(() => undefined));
  const signedOut = jest.fn();
  const ended = runBeforeSignOut().then(signedOut);
  await jest.advanceTimersByTimeAsync(2900);
  expect(signedOut).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await ended;
  stop();
  jest.useRealTimers();
});
