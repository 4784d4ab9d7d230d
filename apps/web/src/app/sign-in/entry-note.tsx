import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fetchJson, isEntry } from '../../lib/fetch-json';
import { paths } from '../../lib/paths';
import { keptInvitation } from '../../lib/session/invitation';

async function fetchMode(signal: AbortSignal): Promise<unknown> {
  const body: unknown = await (await fetchJson('/api/entry', signal)).json();
  return isEntry(body) ? body['mode'] : undefined;
}

const sentences: Record<string, string> = {
  invitation: 'This club admits members by invitation.',
  approval: 'The team admits each new member: sign up, and ask to come in.',
  closed: 'Nobody new can join at the moment.',
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
  const sentence = sentences[String(mode)];
  if (sentence === undefined) return null;
  const isInvited = mode !== 'closed' && keptInvitation() !== undefined;
  return (
    <p className="quoted">
      {isInvited ? 'You have an invitation: sign up to use it, or sign in if you have an account.' : sentence}
      {!isInvited && mode !== 'approval' && (
        <>
          {' '}
          <Link to={paths.contact()}>Write to us</Link> if you would like to join.
        </>
      )}
    </p>
  );
}
