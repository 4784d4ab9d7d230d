import { useEffect, useState } from 'react';
import { fetchJson, isEntry } from './fetch-json';

interface DefaultText {
  /** As the server has it while the club has none of its own. */
  original: string;
  /** In the page's language. */
  rendered: string;
}

/** Gives the text of the rendered page until the club's own arrives, and where it does not. */
export function useClubText(
  kind: 'rules' | 'terms' | 'privacy',
  { original, rendered }: DefaultText,
): string {
  const [text, setText] = useState(rendered);
  useEffect(() => {
    const call = new AbortController();
    const read = async () => {
      const body: unknown = await (await fetchJson(`/api/${kind}`, call.signal)).json();
      if (isEntry(body) && typeof body['text'] === 'string' && body['text'] !== original)
        setText(body['text']);
    };
    read().catch(() => undefined);
    return () => call.abort();
  }, [kind, original]);
  return text;
}
