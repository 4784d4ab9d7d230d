import type { ApiFetcherArgs } from '@ts-rest/core';

/** `fetch` reports no progress, but a stream does. */
export async function sendForm(
  { path, method, headers }: ApiFetcherArgs,
  form: FormData,
  onProgress: (sent: number, total: number) => void,
) {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const bytes = await encoded.blob();
  let sent = 0;
  const counted = bytes.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        sent += chunk.byteLength;
        onProgress(sent, bytes.size);
        controller.enqueue(chunk);
      },
    }),
  );
  // The DOM's types lack `duplex`, which streams need.
  const request: RequestInit & { duplex: 'half' } = {
    method,
    headers: { ...headers, 'content-type': contentType },
    body: counted,
    duplex: 'half',
  };
  const answer = await fetch(path, request);
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson ? await answer.json() : await answer.text(),
  };
}
