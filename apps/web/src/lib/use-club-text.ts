import { useEffect, useState } from 'react';
import { fetchJson, isEntry } from './fetch-json';

/**
 * Gives the text of the rendered page until the club's own arrives, and where it does not.
 * @param original the English text that the server has where the club has none; `rendered` may translate it
 */
export function useClubText(
  kind: 'rules' | 'terms' | 'privacy',
  rendered: string,
  original = rendered,
): string {
  const [text, setText] = useState(rendered);
  useEffect(() => {
    const call = new AbortController();
    const read = async () => {
      const body: unknown = await (await fetchJson(`/api/${kind}`, call.signal)).json();
      const own = isEntry(body) && typeof body['text'] === 'string' ? body['text'] : original;
      if (own !== original) setText(own);
    };
    read().catch(() => undefined);
    return () => call.abort();
  }, [kind, original]);
  return text;
}
