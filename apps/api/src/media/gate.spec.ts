import { createGate, GateFull } from './gate';

/** A job that ends when it is told to. */
function job() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, ended };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('never more at once than the gate is wide, in order, and all of them in the end', async () => {
  const gate = createGate(2, 100);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      gate.run(async () => {
        order.push(number);
        running += 1;
        most = Math.max(most, running);
        await settle();
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

test('a job that fails gives its place back', async () => {
  const gate = createGate(1, 1);
  await expect(gate.run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  await expect(gate.run(() => Promise.resolve('next'))).resolves.toBe('next');
});

test('refuses when too many wait, and takes again when some have left', async () => {
  const gate = createGate(1, 1);
  const first = job();
  const running = gate.run(() => first.ended);
  const waiting = gate.run(() => Promise.resolve('waited'));
  await expect(gate.run(() => Promise.resolve())).rejects.toThrow(GateFull);
  first.end();
  await running;
  await expect(waiting).resolves.toBe('waited');
  await expect(gate.run(() => Promise.resolve('free'))).resolves.toBe('free');
});
