import type { Post } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useState } from 'react';
import { licenceTexts } from '../../lib/picture-licences';
import { useMe } from '../../lib/session/use-me';
import styles from './alt-texts.module.css';
import { SuggestAlt } from './suggest-alt';
import { m } from '../../lib/language/messages';

interface PictureNotesProps {
  post: Post;
  /** The picture's index, from 0. */
  position: number;
}

export function PictureNotes({ post, position }: PictureNotesProps) {
  const { data: me } = useMe();
  const [open, setOpen] = useState(false);
  const picture = post.images[position];
  if (picture === undefined) return null;
  const { name, url } = licenceTexts[picture.licence];
  const mine = me?._id === post.user._id;
  return (
    <div className={styles.notes}>
      <p className={`small centered on-deep-2 ${styles.licence}`}>
        {url === undefined ? (
          name
        ) : (
          <>
            <bdi>{post.user.full_name}</bdi>,{' '}
            <a href={url} target="_blank" rel="license noreferrer">
              {name}
            </a>
          </>
        )}
      </p>
      {!mine && !open && (
        <Button variant="quiet" className={styles.ask} onClick={() => setOpen(true)}>
          {picture.alt === '' ? m.picture_describe() : m.picture_better()}
        </Button>
      )}
      {open && <SuggestAlt post={post} position={position} onClose={() => setOpen(false)} />}
    </div>
  );
}
