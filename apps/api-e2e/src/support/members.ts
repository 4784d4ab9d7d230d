import { type ApiProcess } from './api-process';
import { type Issuer } from './issuer';

export interface Member {
  id: string;
  name: string;
  token: string;
  headers: { authorization: string };
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

type Body = Record<string, unknown> | FormData;

const TIMEOUT_MS = 20_000;

/** Posts with a body and gets without one. @throws Error if the connection breaks, and after 20 s */
export async function call(url: string, path: string, as?: Member, body?: Body): Promise<ApiAnswer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...as?.headers,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

export function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Signs up a user whose name is the subject. */
export async function signUp({ url }: ApiProcess, issuer: Issuer, name: string): Promise<Member> {
  const token = await issuer.token(name);
  const member = { id: '', name, token, headers: { authorization: `Bearer ${token}` } };
  const { status, body } = await call(url, '/api/user/data', member);
  if (status !== 200) throw new Error(`${name} could not sign up: ${JSON.stringify(body)}`);
  return { ...member, id: (body['user'] as { _id: string })._id };
}

/** @throws Error unless it is sent */
export async function sendMessage(url: string, from: Member, to: Member, text: string): Promise<void> {
  const { status, body } = await call(url, '/api/messages/send', from, toForm({ text, to_user_id: to.id }));
  if (status !== 200) throw new Error(`The message was not sent: ${JSON.stringify(body)}`);
}

export async function connectMembers({ url }: ApiProcess, first: Member, second: Member): Promise<void> {
  const asked = await call(url, '/api/user/connect', first, { id: second.id });
  const accepted = await call(url, '/api/user/accept', second, { id: first.id });
  if (asked.status !== 200 || accepted.status !== 200) throw new Error('They could not be connected.');
}
