import { limits, type Post } from '@aranya/contracts';
import { Button, Dialog, type DialogState, type FallbackFocus, SkeletonGroup } from '@aranya/ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { errorText } from '../../lib/api';
import { useCollections } from '../../data/bookmarks/bookmark-queries';
import styles from './collection-dialog.module.css';
import { NewCollection } from './new-collection';
import { totalText } from './total-text';
import { useBookmark } from '../../data/bookmarks/use-bookmark';
import { m } from '../../lib/language/messages';

interface CollectionDialogProps extends DialogState {
  post: Post;
  fallbackFocus: FallbackFocus;
}

export default function CollectionDialog({ post, open, onOpenChange, fallbackFocus }: CollectionDialogProps) {
  const { set, isPending } = useBookmark(post);
  const { data, error } = useCollections(post._id, open);
  const name = useId();
  const chosen = data?.bookmark?.collection ?? null;
  const choices = [
    { _id: null, name: m.bookmark_no_collection(), total: null },
    ...(data?.collections ?? []),
  ];
  const move = (collectionId: string | null) => set({ bookmarked: true, collectionId });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="s"
      title={m.bookmark_add_to()}
      description={m.bookmark_only_you()}
      fallbackFocus={fallbackFocus}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              set({ bookmarked: false });
              onOpenChange(false);
            }}
          >
            {m.bookmark_unsave()}
          </Button>
          <Button variant="fill" onClick={() => onOpenChange(false)}>
            {m.bookmark_done()}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <SkeletonGroup label={m.bookmark_loading()} lines={3} />}
      {data && (
        <>
          <fieldset className={styles.choices} aria-busy={isPending || undefined}>
            <legend className="visually-hidden">{m.bookmark_collection()}</legend>
            {choices.map(({ _id, name: label, total }) => (
              <label key={_id} className={clsx(styles.choice, _id === null && 'ink-2')}>
                <input type="radio" name={name} checked={_id === chosen} onChange={() => move(_id)} />
                <bdi className="shrinks grows breaks">{label}</bdi>
                {total !== null && <span className="small ink-3">{totalText(total)}</span>}
              </label>
            ))}
          </fieldset>
          {data.collections.length < limits.collections && <NewCollection onAdded={({ _id }) => move(_id)} />}
        </>
      )}
    </Dialog>
  );
}
