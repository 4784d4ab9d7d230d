import type { Post } from '@aranya/contracts';
import { ConfirmDialog, Menu } from '@aranya/ui';
import { Ban, BellOff, Flag, KeyRound, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMe } from '../../lib/session/use-me';
import { useMute } from '../../data/mutes/use-mute';
import { useDeletePost } from './use-delete-post';
import { rememberNeighbours } from './remember-neighbours';
import { lazyPart } from '../../lib/lazy-part';

const EditPostDialog = lazyPart(() => import('../post-editor/edit-post-dialog'));

const PlaceSharesDialog = lazyPart(() => import('../place-shares/place-shares-dialog'));

const BlockDialog = lazyPart(async () => ({ default: (await import('../safety/block-dialog')).BlockDialog }));

const ReportDialog = lazyPart(async () => ({
  default: (await import('../safety/report-dialog')).ReportDialog,
}));

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
  const item = (id: PostDialog | 'mute', label: string, Icon: LucideIcon, danger = false) => ({
    id,
    label,
    icon: <Icon aria-hidden="true" size={20} />,
    danger,
    onSelect: () => (id === 'mute' ? mute(user) : setOpen(id)),
  });
  const hasProtectedPlace = sighting?.protected === true && sighting.place !== null;
  const items = own
    ? [
        item('edit', 'Edit post', Pencil),
        ...(hasProtectedPlace ? [item('place', 'Share the exact place', KeyRound)] : []),
        item('delete', 'Delete post', Trash2, true),
      ]
    : [
        item('report', 'Report post', Flag),
        item('mute', `Mute ${user.full_name}`, BellOff),
        item('block', `Block ${user.full_name}`, Ban, true),
      ];

  return (
    <div ref={menu}>
      <Menu label="More about this post" items={items} />
      {open === 'edit' && <EditPostDialog post={post} {...dialogProps('edit')} />}
      {open === 'place' && <PlaceSharesDialog postId={post._id} {...dialogProps('place')} />}
      {open === 'report' && (
        <ReportDialog {...dialogProps('report')} subject="post" id={post._id} name={user.full_name} />
      )}
      {open === 'block' && <BlockDialog {...dialogProps('block')} person={user} />}
      {own && (
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
      )}
    </div>
  );
}
