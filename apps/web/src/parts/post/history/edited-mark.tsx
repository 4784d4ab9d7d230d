import type { Post } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { useState } from 'react';
import { relativeTime } from '../../../lib/time/relative-time';
import { isOfMonth } from '../post-time';
import { seenOnText } from '../../sighting/sighting-texts';
import { useNow } from '../../../lib/time/use-now';
import styles from './edited-mark.module.css';
import { lazyPart } from '../../../lib/lazy-part';
import { m } from '../../../lib/language/messages';

const HistoryDialog = lazyPart(() => import('./history-dialog'));

interface EditedMarkProps {
  post: Post;
  /** ISO 8601. */
  at: string;
}

export function EditedMark({ post, at }: EditedMarkProps) {
  const [open, setOpen] = useState<boolean>();
  const ago = useNow((now) => relativeTime(new Date(at), now));
  const when = isOfMonth(post) ? m.post_in_month({ month: seenOnText(at.slice(0, 7)) }) : ago;
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-haspopup="dialog"
        title={m.post_edited_when({ when })}
        onClick={() => setOpen(true)}
      >
        {m.post_edited()}
        <VisuallyHidden>{m.post_edited_see({ when })}</VisuallyHidden>
      </button>
      {open !== undefined && <HistoryDialog post={post} open={open} onOpenChange={setOpen} />}
    </>
  );
}
