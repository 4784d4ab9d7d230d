import { prettyLine } from './logging';

const entry = { level: 30, time: new Date(2026, 0, 31, 9, 5, 7).getTime(), msg: 'GET /api/health 200 3 ms' };

it('writes an entry as one short line', () => {
  expect(prettyLine(JSON.stringify(entry))).toBe('09:05:07 GET /api/health 200 3 ms\n');
  expect(prettyLine(JSON.stringify({ ...entry, level: 40 }))).toBe(
    '09:05:07 warn GET /api/health 200 3 ms\n',
  );
});

it("shows an error's stack and cause below", () => {
  const err = {
    type: 'AppError',
    code: 'internal',
    message: 'x',
    stack: '    at y',
    cause: { type: 'Error', message: '', stack: '' },
  };
  const line = prettyLine(JSON.stringify({ ...entry, level: 50, msg: 'Failed', err }));
  expect(line).toBe('09:05:07 error Failed\nAppError internal: x\n    at y\ncaused by Error\n');
});

it('leaves other text unchanged', () => {
  expect(prettyLine('plain\n')).toBe('plain\n');
});
