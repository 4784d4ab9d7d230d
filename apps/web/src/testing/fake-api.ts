import { apiContract } from '@aranya/contracts';

export interface FakeCall {
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, FormData or undefined. */
  body: unknown;
}

export interface FakeAnswer {
  status?: number;
  body: unknown;
}

type Answering = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

export const refusal = (status: number, code: string, message: string): FakeAnswer => ({
  status,
  body: { success: false, code, message },
});

/**
 * Answers calls such as `GET /api/post/feed`, and checks answers of 200 against the contract. `finish` fails
 * after a call without an answer.
 */
export function fakeApi(answers: Record<string, Answering>) {
  const calls: FakeCall[] = [];
  const unexpected: string[] = [];
  const original = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const name = `${init?.method ?? 'GET'} ${url.pathname}`;
    const answering = answers[name];
    if (!answering) {
      unexpected.push(name);
      throw new TypeError(`No answer for ${name}`);
    }
    const body =
      typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : (init?.body ?? undefined);
    const call = { path: url.pathname, query: url.searchParams, body };
    calls.push(call);
    const { status = 200, body: answer } = await answering(call);
    checkAnswer(name, status, answer);
    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: () => Promise.resolve(answer),
    } as Response;
  };

  return {
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    finish: () => {
      globalThis.fetch = original;
      expect(unexpected).toEqual([]);
    },
  };
}

function checkAnswer(name: string, status: number, answer: unknown): void {
  const routes = Object.values(apiContract).flatMap((domain) => Object.values(domain));
  const route = routes.find(({ method, path }) => `${method} ${path}` === name);
  const schema: unknown = route?.responses[status as 200];
  if (
    typeof schema === 'object' &&
    schema !== null &&
    'parse' in schema &&
    typeof schema.parse === 'function'
  ) {
    schema.parse(answer);
  }
}
