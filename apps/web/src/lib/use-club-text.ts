import { useEffect, useState } from 'react';
import { fetchJson, isEntry } from './fetch-json';

/** Gives the text of the rendered page until the club's own arrives, and where it does not. */
export function useClubText(kind: 'rules' | 'terms' | 'privacy', rendered: string): string {
  const [text, setText] = useState(rendered);
  useEffect(() => {
    const call = new AbortController();
    const read = async () => {
      const body: unknown = await (await fetchJson(`/api/${kind}`, call.signal)).json();
      if (isEntry(body) && typeof body['text'] === 'string') setText(body['text']);
    };
    read().catch(() => undefined);
    return () => call.abort();
  }, [kind]);
  return text;
}
