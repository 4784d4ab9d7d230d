import type { Post } from '@aranya/contracts';
import { ConfirmDialog, Menu } from '@aranya/ui';
import { Ban, BellOff, Flag, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useMe } from '../../lib/session/use-me';
import { useMute } from '../../data/mutes/use-mute';
import { useDeletePost } from './use-delete-post';
import { rememberNeighbours } from './remember-neighbours';
import { lazyPart } from '../../lib/lazy-part';
import { menuItem } from '../../lib/menu-item';
import { useOneOpen } from '../../lib/use-one-open';
import { m } from '../../lib/language/messages';

const EditPostDialog = lazyPart(() => import('../post-editor/edit-post-dialog'));

const PlaceSharesDialog = lazyPart(() => import('../place-shares/place-shares-dialog'));

const BlockDialog = lazyPart(async () => ({ default: (await import('../safety/block-dialog')).BlockDialog }));

const ReportDialog = lazyPart(async () => ({
  default: (await import('../safety/report-dialog')).ReportDialog,
}));

export function PostMenu({ post }: { post: Post }) {
  const { data: me } = useMe();
  const { open, setOpen, dialog } = useOneOpen<'edit' | 'place' | 'delete' | 'report' | 'block'>();
  const menu = useRef<HTMLDivElement>(null);
  const neighbour = useRef<ReturnType<typeof rememberNeighbours>>(null);
  const { remove, isPending } = useDeletePost(post);
  const { mute } = useMute();
  if (me === undefined) return null;

  const { user, sighting } = post;
  const own = user._id === me._id;
  const confirmDelete = () => {
    if (isPending) return;
    neighbour.current = rememberNeighbours(menu.current);
    remove().catch(() => undefined);
  };
  const hasProtectedPlace = sighting?.protected === true && sighting.place !== null;
  const items = own
    ? [
        menuItem(m.post_edit(), Pencil, () => setOpen('edit')),
        ...(hasProtectedPlace ? [menuItem(m.post_share_place(), KeyRound, () => setOpen('place'))] : []),
        menuItem(m.post_delete(), Trash2, () => setOpen('delete'), true),
      ]
    : [
        menuItem(m.post_report(), Flag, () => setOpen('report')),
        menuItem(m.post_mute({ name: user.full_name }), BellOff, () => mute(user)),
        menuItem(m.post_block({ name: user.full_name }), Ban, () => setOpen('block'), true),
      ];

  return (
    <div ref={menu}>
      <Menu label={m.post_more()} items={items} />
      {open === 'edit' && <EditPostDialog post={post} {...dialog('edit')} />}
      {open === 'place' && <PlaceSharesDialog postId={post._id} {...dialog('place')} />}
      {open === 'report' && (
        <ReportDialog {...dialog('report')} subject="post" id={post._id} name={user.full_name} />
      )}
      {open === 'block' && <BlockDialog {...dialog('block')} person={user} />}
      {own && (
        <ConfirmDialog
          {...dialog('delete')}
          title={m.post_delete_title()}
          description={m.post_delete_text()}
          confirmLabel={m.post_delete_confirm()}
          danger
          pending={isPending}
          onConfirm={confirmDelete}
          fallbackFocus={() => neighbour.current?.()}
        />
      )}
    </div>
  );
}
