import type { Post } from '@aranya/contracts';
import { later, Menu, useWhenThere } from '@aranya/ui';
import { Ban, Flag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMe } from '../../../../lib/session/use-me';
import { useDeletePost } from './api/use-delete-post';
import { rememberNeighbours } from './focus-near-post';
import type { PostDialog, PostDialogsProps } from './post-dialogs';

/** Dialogs are a script of their own, which comes when somebody reaches for the menu. */
const PostDialogs = later<PostDialogsProps>(() => import('./post-dialogs'));

/** What can be done with a post: delete one's own; report another's, or block its author. */
export function PostMenu({ post }: { post: Post }) {
  const { data: me } = useMe();
  const [open, setOpen] = useState<PostDialog | null>(null);
  /** Stays once it has been asked for, so that a dialog can close as it opened. */
  const [wanted, setWanted] = useState(false);
  const { run } = useWhenThere(PostDialogs);
  const menu = useRef<HTMLDivElement>(null);
  const neighbour = useRef<ReturnType<typeof rememberNeighbours>>(null);
  const { remove, isPending } = useDeletePost(post);
  if (me === undefined) return null;

  const { user } = post;
  const own = user._id === me._id;
  const ask = (which: PostDialog) =>
    run(() => {
      setWanted(true);
      setOpen(which);
    });
  const confirmDelete = () => {
    if (isPending) return;
    neighbour.current = rememberNeighbours(menu.current);
    remove().catch(() => undefined);
  };
  const items = own
    ? [
        {
          id: 'delete',
          label: 'Delete post',
          icon: <Trash2 aria-hidden="true" size={20} />,
          danger: true,
          onSelect: () => ask('delete'),
        },
      ]
    : [
        {
          id: 'report',
          label: 'Report post',
          icon: <Flag aria-hidden="true" size={20} />,
          onSelect: () => ask('report'),
        },
        {
          id: 'block',
          label: `Block ${user.full_name}`,
          icon: <Ban aria-hidden="true" size={20} />,
          danger: true,
          onSelect: () => ask('block'),
        },
      ];

  return (
    <div ref={menu}>
      <Menu label="More about this post" items={items} />
      {wanted && (
        <PostDialogs
          post={post}
          own={own}
          open={open}
          onOpenChange={setOpen}
          deleting={isPending}
          onDelete={confirmDelete}
          fallbackFocus={() => neighbour.current?.()}
        />
      )}
    </div>
  );
}
