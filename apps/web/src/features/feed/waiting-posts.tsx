import { Avatar, Button, ConfirmDialog, Spinner } from '@aranya/ui';
import { Clock3 } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '../../lib/use-online';
import { paths } from '../../lib/paths';
import { useMe } from '../../lib/session/use-me';
import { ButtonLink } from '../../lib/button-link';
import { previewUrls } from '../../data/outbox/entry-preview';
import { removeEntry, sendAgain } from '../../data/outbox/queue-actions';
import { isOnItsWay, type QueueEntry } from '../../data/outbox/queue-entry';
import { useQueueStore } from '../../data/outbox/queue-store';
import { Sighted } from '../../parts/sighting/sighted';
import { PostText } from '../../parts/text/post-text';
import styles from './waiting-posts.module.css';
import { m } from '../../lib/language/messages';

export default function WaitingPosts() {
  const entries = useQueueStore((store) => store.entries);
  const online = useOnline();
  const posts = entries.filter(({ kind }) => kind === 'post').reverse();
  return (
    <section className="stack gap-4 shrinks" aria-label={m.feed_waiting()}>
      {posts.map((entry) => (
        <WaitingPost key={entry.id} entry={entry} onItsWay={isOnItsWay(entry, entries, online)} />
      ))}
    </section>
  );
}

function WaitingPost({ entry, onItsWay }: { entry: QueueEntry; onItsWay: boolean }) {
  const { data: me } = useMe();
  const { id, text, files, state, reason, draft } = entry;
  const previews = previewUrls(entry);
  const refused = state === 'refused';
  const [removing, setRemoving] = useState(false);
  return (
    <article className={styles.card} data-state={state} aria-label={m.feed_waiting_post()}>
      <header className="row gap-3">
        {me && <Avatar name={me.full_name} src={me.profile_picture} />}
        <div className="shrinks lh-13">
          <bdi className="bold">{me?.full_name}</bdi>
          <p className={`row gap-1 small ${refused ? 'danger' : 'ink-2'}`}>
            {onItsWay ? (
              <Spinner size="s" label={m.feed_uploading()} showLabel />
            ) : (
              <>
                <Clock3 aria-hidden="true" size={16} />
                {refused ? m.feed_not_sent() : m.feed_waiting()}
              </>
            )}
          </p>
        </div>
      </header>
      {files.length > 0 && (
        <ul className={styles.pictures}>
          {files.map(({ file, alt }, index) => (
            <li key={previews[index]}>
              <img
                className="block wide cover round-2"
                src={previews[index]}
                alt={alt === '' ? file.name : alt}
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
      {draft?.sighting && <Sighted sighting={{ ...draft.sighting, protected: false }} />}
      {text !== '' && <PostText text={text} />}
      {reason !== '' && <p className={refused ? 'small danger' : 'small'}>{reason}</p>}
      {!onItsWay && (
        <footer className="cluster gap-2">
          <Button variant="outline" onClick={() => void sendAgain(id)}>
            {refused ? m.feed_send_again() : m.feed_send_now()}
          </Button>
          <ButtonLink variant="quiet" to={paths.editWaiting(id)}>
            {m.feed_edit()}
          </ButtonLink>
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            {m.feed_remove()}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={m.feed_remove_title()}
        description={m.feed_remove_text()}
        confirmLabel={m.feed_remove_post()}
        danger
        onConfirm={() => {
          setRemoving(false);
          void removeEntry(id);
        }}
      />
    </article>
  );
}
