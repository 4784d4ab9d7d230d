import type { Post } from '@aranya/contracts';
import { ConfirmDialog, Menu } from '@aranya/ui';
import { Ban, BellOff, Flag, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMe } from '../../lib/session/use-me';
import { useMute } from '../../data/mutes/use-mute';
import { BlockDialog } from '../safety/block-dialog';
import { ReportDialog } from '../safety/report-dialog';
import { useDeletePost } from './use-delete-post';
import { rememberNeighbours } from './remember-neighbours';

const EditPostDialog = lazy(() => import('../post-editor/edit-post-dialog'));

const PlaceSharesDialog = lazy(() => import('../place-shares/place-shares-dialog'));

type PostDialog = 'edit' | 'place' | 'delete' | 'report' | 'block';

export function PostMenu({ post }: { post: Post }) {
  const { data: me } = useMe();
  const [open, setOpen] = useState<PostDialog | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const neighbour = useRef<ReturnType<typeof rememberNeighbours>>(null);
  const { remove, isPending } = useDeletePost(post);
  const { mute } = useMute();
  if (me === undefined) return null;

  const { user, sighting } = post;
  const hasProtectedPlace = sighting?.protected === true && sighting.place !== null;
  const own = user._id === me._id;
  const dialogProps = (which: PostDialog) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });
  const confirmDelete = () => {
    if (isPending) return;
    neighbour.current = rememberNeighbours(menu.current);
    remove().catch(() => undefined);
  };
  const items = own
    ? [
        {
          id: 'edit',
          label: 'Edit post',
          icon: <Pencil aria-hidden="true" size={20} />,
          onSelect: () => setOpen('edit'),
        },
        ...(hasProtectedPlace
          ? [
              {
                id: 'place',
                label: 'Share the exact place',
                icon: <KeyRound aria-hidden="true" size={20} />,
                onSelect: () => setOpen('place'),
              },
            ]
          : []),
        {
          id: 'delete',
          label: 'Delete post',
          icon: <Trash2 aria-hidden="true" size={20} />,
          danger: true,
          onSelect: () => setOpen('delete'),
        },
      ]
    : [
        {
          id: 'report',
          label: 'Report post',
          icon: <Flag aria-hidden="true" size={20} />,
          onSelect: () => setOpen('report'),
        },
        {
          id: 'mute',
          label: `Mute ${user.full_name}`,
          icon: <BellOff aria-hidden="true" size={20} />,
          onSelect: () => mute(user),
        },
        {
          id: 'block',
          label: `Block ${user.full_name}`,
          icon: <Ban aria-hidden="true" size={20} />,
          danger: true,
          onSelect: () => setOpen('block'),
        },
      ];

  return (
    <div ref={menu}>
      <Menu label="More about this post" items={items} />
      {open === 'edit' && (
        <Suspense>
          <EditPostDialog post={post} {...dialogProps('edit')} />
        </Suspense>
      )}
      {open === 'place' && (
        <Suspense>
          <PlaceSharesDialog postId={post._id} {...dialogProps('place')} />
        </Suspense>
      )}
      {own ? (
        <ConfirmDialog
          {...dialogProps('delete')}
          title="Delete this post?"
          description="It is deleted for everybody, with its pictures and likes. This cannot be undone."
          confirmLabel="Delete"
          danger
          pending={isPending}
          onConfirm={confirmDelete}
          fallbackFocus={() => neighbour.current?.()}
        />
      ) : (
        <>
          <ReportDialog {...dialogProps('report')} subject="post" id={post._id} name={user.full_name} />
          <BlockDialog {...dialogProps('block')} person={user} />
        </>
      )}
    </div>
  );
}
