import type { Caller, TokenCaller } from './matrix-rows';
import type { World } from './matrix-world';

/** A body makes it a POST, unless it names another method. */
export interface Sent {
  path: string;
  method?: 'GET' | 'POST' | 'OPTIONS';
  json?: object;
  form?: Record<string, string | Blob>;
}

export interface SentAnswer {
  status: number;
  text: string;
  bytes: Buffer;
}

function toPayload({ json, form }: Sent): object | undefined {
  if (form === undefined) return json;
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  return body;
}

/** Uses no socket. An event stream gives only its first event. */
export async function send(world: World, as: Caller | TokenCaller, sent: Sent): Promise<SentAnswer> {
  const payload = toPayload(sent);
  const answer = await world.api.app.inject({
    method: sent.method ?? (payload ? 'POST' : 'GET'),
    url: sent.path,
    headers: world.callerHeaders(as),
    ...(payload && { payload }),
    payloadAsStream: true,
  });
  const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream');
  const chunks: Buffer[] = [];
  for await (const chunk of answer.stream() as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (isEndless) break;
  }
  if (isEndless) answer.raw.res.destroy();
  const bytes = Buffer.concat(chunks);
  return { status: answer.statusCode, text: bytes.toString(), bytes };
}
