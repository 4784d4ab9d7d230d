import type { IncomingMessage } from 'node:http';

/** The largest body that any address of this server takes, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/**
 * The fields of an HTML form that was sent; of a field that is there twice, the first.
 *
 * @returns undefined when the body is no such form; longer bodies than BODY_LIMIT never come here
 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    fields[name] ??= value;
  return fields;
}
