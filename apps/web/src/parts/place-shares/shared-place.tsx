import type { ExactPlace, Post } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { KeyRound, MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '../../lib/session/use-me';
import { ParkLink } from '../sighting/park-link';
import { PlaceName } from '../sighting/place-name';
import { pointText, seenOnText } from '../sighting/sighting-texts';
import { momentText } from './place-share-texts';
import styles from './place-shares.module.css';
import { useLook, useMyShare, usePlaceShares } from '../../data/place-shares/use-place-shares';
import { lazyPart } from '../../lib/lazy-part';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

const PlaceSharesDialog = lazyPart(() => import('./place-shares-dialog'));

export default function SharedPlace({ post }: { post: Post }) {
  const { data: me } = useMe();
  if (me === undefined || !post.sighting?.protected) return null;
  return post.user._id === me._id ? <OwnPlace postId={post._id} /> : <TrustedPlace postId={post._id} />;
}

function OwnPlace({ postId }: { postId: string }) {
  const { data } = usePlaceShares(postId);
  const [open, setOpen] = useState(false);
  const count = data?.shares.length ?? 0;
  if (count === 0 && !open) return null;
  return (
    <div className="stack gap-2 starts over-2 lined pad-top-3">
      <p className={`flex tops lh-15 gap-snug ${styles.says}`}>
        <KeyRound aria-hidden="true" />
        <span>{m.share_you({ count })}</span>
      </p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {m.share_see_who()}
      </Button>
      {open && <PlaceSharesDialog postId={postId} open onOpenChange={setOpen} />}
    </div>
  );
}

function TrustedPlace({ postId }: { postId: string }) {
  const { data: until } = useMyShare(postId, true);
  const { mutate, data, isPending } = useLook(postId);
  if (until == null) return null;
  return (
    <div className="stack gap-2 starts over-2 lined pad-top-3">
      <p className={`flex tops lh-15 gap-snug ${styles.says}`}>
        <KeyRound aria-hidden="true" />
        <span>
          {filled(m.share_with_you({ time: '{time}' }), {
            time: <time dateTime={until}>{momentText(until)}</time>,
          })}
        </span>
      </p>
      {data ? (
        <Seen place={data.body.place} day={data.body.seen_on} />
      ) : (
        <>
          <Button variant="outline" pending={isPending} onClick={() => mutate({ body: { postId } })}>
            {m.share_show()}
          </Button>
          <p className="small breaks ink-2">{m.share_known()}</p>
        </>
      )}
    </div>
  );
}

/** The result takes the focus of the vanished button. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Seen({ place, day }: { place: ExactPlace; day: string }) {
  const seenOn = <time dateTime={day}>{seenOnText(day)}</time>;
  return (
    <div ref={takeFocus} tabIndex={-1} role="group" aria-label={m.share_exact()} className="stack gap-1">
      <p className={`flex tops lh-15 gap-snug ${styles.says}`}>
        <MapPinCheck aria-hidden="true" />
        <span>
          {place.kind === 'park'
            ? filled(m.share_seen_in({ place: '{place}', day: '{day}' }), {
                place: <ParkLink park={place.park} />,
                day: seenOn,
              })
            : filled(m.share_seen_at({ name: '{name}', point: '{point}', day: '{day}' }), {
                name: <PlaceName place={place} />,
                point: <strong className={styles.point}>{pointText(place)}</strong>,
                day: seenOn,
              })}
        </span>
      </p>
      <p className="small breaks ink-2">{m.share_keep()}</p>
    </div>
  );
}
