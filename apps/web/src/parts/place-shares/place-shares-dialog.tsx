import { limits, type PlaceLook, type PlaceShare } from '@aranya/contracts';
import { Button, Dialog, type DialogState, SkeletonGroup } from '@aranya/ui';
import { type ReactNode, useId } from 'react';
import { errorText } from '../../lib/api';
import { QueryError } from '../../lib/query-error';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { PersonRow } from './person-row';
import { momentText } from './place-share-texts';
import styles from './place-shares.module.css';
import { ShareWith } from './share-with';
import { useChangeShares, usePlaceShares } from '../../data/place-shares/use-place-shares';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

interface PlaceSharesDialogProps extends DialogState {
  postId: string;
}

export default function PlaceSharesDialog({ postId, open, onOpenChange }: PlaceSharesDialogProps) {
  const found = usePlaceShares(postId, open);
  const { data, error } = found;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.post_share_place()} description={m.share_text()}>
      {data ? (
        <div className="stack gap-5 pad-top-3">
          <Part title={m.share_who_can()}>
            <Shares postId={postId} shares={data.shares} />
          </Part>
          <Part title={m.share_with()}>
            <p className="ink-2">{m.share_with_text()}</p>
            <ShareWith postId={postId} shares={data.shares} />
          </Part>
          <Part title={m.share_who_looked()}>
            <Looks looks={data.looks} />
          </Part>
        </div>
      ) : error ? (
        <QueryError query={found} picture={null} headingLevel={3} title={m.share_failed()} />
      ) : (
        <SkeletonGroup label={m.share_loading()} lines={4} />
      )}
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby={headingId}>
      <h3 id={headingId} className="size-3">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Shares({ postId, shares }: { postId: string; shares: readonly PlaceShare[] }) {
  const { takeBack } = useChangeShares(postId);
  const list = useListFocus<HTMLUListElement>(shares.length);
  const isPending = (userId: string) => takeBack.isPending && takeBack.variables.body.userId === userId;
  return (
    <>
      <ul className="stack divided unless-empty" aria-label={m.share_people()} {...list}>
        {shares.map((share) => (
          <Share
            key={share.user._id}
            share={share}
            pending={isPending(share.user._id)}
            onTakeBack={() => {
              if (!takeBack.isPending) takeBack.mutate({ body: { postId, userId: share.user._id } });
            }}
          />
        ))}
      </ul>
      {shares.length === 0 && <p className="ink-2">{m.share_nobody()}</p>}
      {takeBack.isError && (
        <p className="danger" role="alert">
          {errorText(takeBack.error)}
        </p>
      )}
    </>
  );
}

interface ShareProps {
  share: PlaceShare;
  pending: boolean;
  onTakeBack: () => void;
}

function Share({ share: { user, until }, pending, onTakeBack }: ShareProps) {
  const nameId = useId();
  return (
    <PersonRow
      person={user}
      nameId={nameId}
      note={
        <>
          {filled(m.share_until({ time: '{time}' }), {
            time: <time dateTime={until}>{momentText(until)}</time>,
          })}
        </>
      }
      action={
        <Button variant="outline" pending={pending} aria-describedby={nameId} onClick={onTakeBack}>
          {' '}
          {m.share_stop()}
        </Button>
      }
    />
  );
}

function Looks({ looks }: { looks: readonly PlaceLook[] }) {
  if (looks.length === 0) return <p className="ink-2">{m.share_not_looked()}</p>;
  return (
    <>
      <ul className="stack gap-2 breaks">
        {looks.map(({ _id, user, looked_at: at }) => (
          <li key={_id}>
            {filled(m.share_looked({ name: '{name}', time: '{time}' }), {
              name: <bdi>{user?.full_name ?? m.share_left()}</bdi>,
              time: <time dateTime={at}>{momentText(at)}</time>,
            })}
          </li>
        ))}
      </ul>
      {looks.length === limits.placeLooks && (
        <p className="ink-2">{m.share_latest({ number: limits.placeLooks })}</p>
      )}
    </>
  );
}
