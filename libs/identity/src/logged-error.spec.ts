import { startTestServer } from './testing/start-test-server';
import { MIRA, Visitor } from './testing/visitor';
import { formatError } from './logged-error';

jest.mock('./accounts/password-hash', () => ({
  createPasswordHashes: () => ({
    hash: (password: string) => Promise.reject(new Error(`No hash of ${password}`)),
  }),
}));

test('a failure says where it happened, and nothing that a person typed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const server = await startTestServer();
  try {
    const { response } = await new Visitor(server).signUp(MIRA);
    expect(response.status).toBe(500);
    expect(log).toHaveBeenCalledTimes(1);
    const words = log.mock.calls.flat().map(String).join(' ');
    expect(words).toMatch(/^Sign-in server \[req-\w+\]: Error\n\s+at .*logged-error\.spec/);
    for (const secret of [MIRA.password, MIRA.email, MIRA.name]) expect(words).not.toContain(secret);
  } finally {
    log.mockRestore();
    await server.remove();
  }
});

test.each([
  ['of a text that is not JSON', () => JSON.parse('mira@example.org')],
  ['with form contents', () => fail(new Error('no'), { form: { email: 'mira@example.org' } })],
  ['caused by another', () => fail(new Error('x', { cause: new Error('mira@example.org\n    at mira') }))],
  ['that is no error', () => fail('mira@example.org')],
])('an error %s is logged without its contents', (_what, raise) => {
  expect(formatError(caught(raise))).not.toMatch(/mira/);
});

test('a failure of the operating system keeps its code and message', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });
  expect(formatError(error)).toMatch(/^Error ENOSPC: ENOSPC: no space left on device, write\n\s+at /);
});

function fail(thrown: unknown, details = {}): never {
  throw typeof thrown === 'string' ? thrown : Object.assign(thrown as Error, details);
}

function caught(raise: () => unknown): unknown {
  try {
    raise();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}
