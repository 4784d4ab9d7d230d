import { useEffect, useState } from 'react';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { fetchJson, isEntry } from '../../lib/fetch-json';
import { paths } from '../../lib/paths';
import { keptInvitation } from '../../lib/session/invitation';

async function fetchMode(signal: AbortSignal): Promise<unknown> {
  const body: unknown = await (await fetchJson('/api/entry', signal)).json();
  return isEntry(body) ? body['mode'] : undefined;
}

const sentences: Record<string, () => string> = {
  invitation: () => m.entry_by_invitation(),
  approval: () => m.entry_by_approval(),
  closed: () => m.entry_nobody(),
};

/** Says who may join before somebody signs up; nothing where everybody may. */
export default function EntryNote() {
  const [mode, setMode] = useState<unknown>();
  useEffect(() => {
    const call = new AbortController();
    // The sign-up form says it as well.
    fetchMode(call.signal).then(setMode, () => undefined);
    return () => call.abort();
  }, []);
  const sentence = sentences[String(mode)]?.();
  if (sentence === undefined) return null;
  const isInvited = mode !== 'closed' && keptInvitation() !== undefined;
  return (
    <p className="quoted">
      {isInvited ? m.entry_invited() : sentence}
      {!isInvited && mode !== 'approval' && (
        <>
          {' '}
          {filled(m.entry_want_to_join({ write: '{write}' }), {
            write: <SiteLink to={paths.contact()}>{m.entry_write_to_us()}</SiteLink>,
          })}
        </>
      )}
    </p>
  );
}
