import { DrizzleQueryError } from 'drizzle-orm';
import { errors } from './errors';
import { formatLoggedError, toLoggedError } from './safe-error';

const MARK = 'tiger-at-the-waterhole';

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const sqlError = Object.assign(new Error(`invalid input syntax for type uuid: "${MARK}"`), {
  code: '22P02',
  constraint: 'posts_pkey',
  detail: `Key (email)=(${MARK}) already exists.`,
  where: MARK,
});

it.each([
  ['a failed query', new DrizzleQueryError('insert into posts values ($1)', [MARK], sqlError)],
  ['text that is not JSON', thrownBy(() => JSON.parse(`{"content": ${MARK}`))],
  ['an error of a library', new Error(`Cannot parse ${MARK}`, { cause: new Error(MARK) })],
  ['an error with lines in its message', new Error(`first\n    at ${MARK}\n${MARK}`)],
  ['a refused input', errors.invalid(`“${MARK}” is not a picture.`)],
  ['a name that holds text', Object.assign(new Error('x'), { name: 'Error', code: `${MARK} is no code` })],
  ['what is not an error', { message: MARK }],
  ['a text', MARK],
])('keeps the text of %s out of a log', (_name, error) => {
  const logged = toLoggedError(error);
  expect(JSON.stringify(logged)).not.toContain(MARK);
  expect(formatLoggedError(logged)).not.toContain(MARK);
});

it('tells what failed in a database and where', () => {
  const logged = toLoggedError(new DrizzleQueryError('insert', [MARK], sqlError));
  expect(logged).toMatchObject({
    type: 'Error',
    constraint: 'posts_pkey',
    cause: { type: 'Error', code: '22P02' },
  });
  expect(logged.stack).toMatch(/safe-error\.spec/);
});

it('tells messages of the engine, of the operating system and of our own failures', () => {
  const missing = Object.assign(new Error('ENOENT: no such file'), {
    errno: -2,
    syscall: 'open',
    code: 'ENOENT',
  });
  expect(toLoggedError(missing)).toMatchObject({ code: 'ENOENT', message: 'ENOENT: no such file' });
  expect(toLoggedError(thrownBy(() => (undefined as unknown as { x: 1 }).x)).message).toMatch(/^Cannot read/);
  expect(toLoggedError(errors.unavailable('The server is busy.')).message).toBe('The server is busy.');
});
