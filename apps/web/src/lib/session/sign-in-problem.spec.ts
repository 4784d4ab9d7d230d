import { explainSignInError } from './sign-in-problem';

const oauth = (error: string, message = error) => Object.assign(new Error(message), { error });

test.each([
  [oauth('access_denied'), 'denied'],
  [oauth('timeout'), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new Error('Invalid state'), 'stale'],
  [oauth('missing_transaction', 'Invalid state'), 'stale'],
  [oauth('server_error'), 'other'],
])('%s is told as %s', (error, kind) => {
  const problem = explainSignInError(error);
  expect(problem.kind).toBe(kind);
  expect(problem.message).toMatch(/again/i);
});
