import { tooManyAttempts, typed } from './outcome';

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('who tried too often waits %d seconds, told as %s', (seconds, wait) => {
  const { problem, ...rest } = tooManyAttempts({ email: 'mira@example.com', password: 'a guess' }, seconds);
  expect(problem).toBe(`Too many tries. Wait ${wait} and try again.`);
  expect(rest).toEqual({
    values: { name: '', email: 'mira@example.com' },
    errors: {},
    retryAfterSeconds: seconds,
    status: 429,
  });
});

test('a field that was sent twice is empty', () =>
  expect(typed({ name: ['Mira', 'Arun'], email: 'mira@example.com' })).toEqual({
    name: '',
    email: 'mira@example.com',
  }));
