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

interface PlaceSharesDialogProps extends DialogState {
  postId: string;
}

export default function PlaceSharesDialog({ postId, open, onOpenChange }: PlaceSharesDialogProps) {
  const found = usePlaceShares(postId, open);
  const { data, error } = found;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share the exact place"
      description="The people you choose see the exact place and day until the time is over. You can stop sharing at any time, but nobody can forget what they have seen: choose people you know."
    >
      {data ? (
        <div className="stack gap-5 pad-top-3">
          <Part title="Who can see it">
            <Shares postId={postId} shares={data.shares} />
          </Part>
          <Part title="Share with">
            <p className="ink-2">They are not notified, so write to them yourself.</p>
            <ShareWith postId={postId} shares={data.shares} />
          </Part>
          <Part title="Who looked">
            <Looks looks={data.looks} />
          </Part>
        </div>
      ) : error ? (
        <QueryError query={found} picture={null} headingLevel={3} title="This could not be loaded" />
      ) : (
        <SkeletonGroup label="Loading who can see it" lines={4} />
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
      <ul className="stack divided unless-empty" aria-label="People who can see it" {...list}>
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
      {shares.length === 0 && <p className="ink-2">Nobody but you.</p>}
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
          until <time dateTime={until}>{momentText(until)}</time>
        </>
      }
      action={
        <Button variant="outline" pending={pending} aria-describedby={nameId} onClick={onTakeBack}>
          {' '}
          Stop sharing
        </Button>
      }
    />
  );
}

function Looks({ looks }: { looks: readonly PlaceLook[] }) {
  if (looks.length === 0) return <p className="ink-2">Nobody has looked yet.</p>;
  return (
    <>
      <ul className="stack gap-2 breaks">
        {looks.map(({ _id, user, looked_at: at }) => (
          <li key={_id}>
            <bdi>{user?.full_name ?? 'Somebody who has left'}</bdi> looked on{' '}
            <time dateTime={at}>{momentText(at)}</time>
          </li>
        ))}
      </ul>
      {looks.length === limits.placeLooks && (
        <p className="ink-2">These are the latest {limits.placeLooks}. Your data export has them all.</p>
      )}
    </>
  );
}
