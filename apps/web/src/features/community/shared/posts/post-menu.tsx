import type { Post } from '@aranya/contracts';
import { ConfirmDialog, Menu } from '@aranya/ui';
import { Ban, Flag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMe } from '../../../../lib/session';
import { BlockDialog } from '../safety/block-dialog';
import { ReportDialog } from '../safety/report-dialog';
import { useDeletePost } from './api/use-delete-post';
import { focusNearPost } from './focus-near-post';

type Open = 'delete' | 'report' | 'block' | null;

/** What can be done with a post: delete one's own; report another's, or block its author. */
export function PostMenu({ post }: { post: Post }) {
  const { data: me } = useMe();
  const [open, setOpen] = useState<Open>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { remove, isPending } = useDeletePost(post);
  if (me === undefined) return null;

  const { user } = post;
  const own = user._id === me._id;
  const shown = (which: Open) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });
  const confirmDelete = () => {
    if (isPending) return;
    const focusOn = focusNearPost(menu.current);
    remove().then(focusOn, () => undefined);
  };
  const items = own
    ? [
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
      {own ? (
        <ConfirmDialog
          {...shown('delete')}
          title="Delete this post?"
          description="It goes with its pictures and likes, for everybody, and cannot be brought back."
          confirmLabel="Delete"
          danger
          pending={isPending}
          onConfirm={confirmDelete}
        />
      ) : (
        <>
          <ReportDialog {...shown('report')} subject="post" id={post._id} name={user.full_name} />
          <BlockDialog {...shown('block')} person={user} />
        </>
      )}
    </div>
  );
}
