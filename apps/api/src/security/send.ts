import type { Caller } from './authorisation-matrix';
import type { World } from './matrix-world';

/** With a body it is a POST, else a GET. */
export interface Sent {
  path: string;
  json?: object;
  form?: Record<string, string>;
}

/** Of an event stream, only the first event. */
export async function send(world: World, as: Caller, { path, json, form }: Sent) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.append(name, value);
  const answer = await fetch(world.url + path, {
    ...((json ?? form) && { method: 'POST', body: form ? body : JSON.stringify(json) }),
    headers: { ...world.headersOf(as), ...(json && { 'content-type': 'application/json' }) },
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    await reader?.cancel();
    return { status: answer.status, text: new TextDecoder().decode(first?.value) };
  }
  return { status: answer.status, text: await answer.text() };
}
