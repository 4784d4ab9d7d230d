import type { Post } from '@aranya/contracts';
import { focusPageHeading, VisuallyHidden } from '@aranya/ui';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './bookmark-button.module.css';
import { useBookmark } from '../../data/bookmarks/use-bookmark';
import { lazyPart } from '../../lib/lazy-part';
import { m } from '../../lib/language/messages';

const CollectionDialog = lazyPart(() => import('./collection-dialog'));
const LONG_PRESS_MS = 500;

/** The first press bookmarks; the second, or a long one, offers collections. */
export function BookmarkButton({ post }: { post: Post }) {
  const { set, isPending } = useBookmark(post);
  const [choosing, setChoosing] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = () => {
    if (!post.bookmarked) set({ bookmarked: true });
    setChoosing(true);
  };
  const press = () => {
    wasLong.current = false;
    timer.current = setTimeout(() => {
      wasLong.current = true;
      choose();
    }, LONG_PRESS_MS);
  };
  const release = () => clearTimeout(timer.current);
  const click = () => {
    release();
    if (wasLong.current) wasLong.current = false;
    else if (post.bookmarked) choose();
    else if (!isPending) set({ bookmarked: true });
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.bookmark}
        aria-pressed={post.bookmarked}
        aria-haspopup={post.bookmarked ? 'dialog' : undefined}
        title={post.bookmarked ? m.bookmark_pressed() : m.bookmark_press()}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onClick={click}
      >
        <Bookmark className={styles.ribbon} aria-hidden="true" size={21} strokeWidth={1.9} />
        <VisuallyHidden>{m.bookmark_press()}</VisuallyHidden>
      </button>
      {choosing !== undefined && (
        <CollectionDialog
          post={post}
          open={choosing}
          onOpenChange={setChoosing}
          // In the list of bookmarks the button disappears with its post.
          fallbackFocus={() => {
            if (button.current?.isConnected) return button.current;
            focusPageHeading();
            return null;
          }}
        />
      )}
    </>
  );
}
