import type { Comment } from '@aranya/contracts';
import { ConfirmDialog, Menu } from '@aranya/ui';
import { Ban, BellOff, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '../../lib/session/use-me';
import { useMute } from '../../data/mutes/use-mute';
import { BlockDialog } from '../safety/block-dialog';
import { ReportDialog } from '../safety/report-dialog';
import { useDeleteComment } from '../../data/comments/use-comment-actions';

type CommentDialog = 'delete' | 'report' | 'block';

export function CommentMenu({ comment, postAuthorId }: { comment: Comment; postAuthorId: string }) {
  const { data: me } = useMe();
  const [open, setOpen] = useState<CommentDialog | null>(null);
  const { remove, isPending } = useDeleteComment(comment);
  const { mute } = useMute();
  const { user } = comment;
  if (me === undefined || user === null) return null;
  const own = user._id === me._id;
  const dialogProps = (which: CommentDialog) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });
  const item = (id: CommentDialog, label: string, Icon: typeof Ban, danger = false) => ({
    id,
    label,
    icon: <Icon aria-hidden="true" size={20} />,
    danger,
    onSelect: () => setOpen(id),
  });
  const items = [
    ...(own || postAuthorId === me._id ? [item('delete', 'Delete comment', Trash2, true)] : []),
    ...(own
      ? []
      : [
          item('report', 'Report comment', Flag),
          {
            id: 'mute',
            label: `Mute ${user.full_name}`,
            icon: <BellOff aria-hidden="true" size={20} />,
            onSelect: () => mute(user),
          },
          item('block', `Block ${user.full_name}`, Ban, true),
        ]),
  ];
  return (
    <>
      <Menu label={`More about the comment by ${user.full_name}`} items={items} />
      <ConfirmDialog
        {...dialogProps('delete')}
        title="Delete this comment?"
        description="Its text and likes are deleted for everybody. Replies to it stay."
        confirmLabel="Delete"
        danger
        pending={isPending}
        onConfirm={() => {
          if (isPending) return;
          remove().then(
            () => setOpen(null),
            () => undefined,
          );
        }}
        fallbackFocus={() => document.querySelector<HTMLElement>('#comments')}
      />
      {!own && (
        <>
          <ReportDialog {...dialogProps('report')} subject="comment" id={comment._id} name={user.full_name} />
          <BlockDialog {...dialogProps('block')} person={user} />
        </>
      )}
    </>
  );
}
