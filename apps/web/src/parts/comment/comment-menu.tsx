import type { Comment } from '@aranya/contracts';
import { ConfirmDialog, Menu } from '@aranya/ui';
import { Ban, BellOff, Flag, Trash2 } from 'lucide-react';
import { menuItem } from '../../lib/menu-item';
import { useMe } from '../../lib/session/use-me';
import { useOneOpen } from '../../lib/use-one-open';
import { useMute } from '../../data/mutes/use-mute';
import { BlockDialog } from '../safety/block-dialog';
import { ReportDialog } from '../safety/report-dialog';
import { useDeleteComment } from '../../data/comments/use-comment-actions';
import { m } from '../../lib/language/messages';

export function CommentMenu({ comment, postAuthorId }: { comment: Comment; postAuthorId: string }) {
  const { data: me } = useMe();
  const { setOpen, dialog } = useOneOpen<'delete' | 'report' | 'block'>();
  const { remove, isPending } = useDeleteComment(comment);
  const { mute } = useMute();
  const { user } = comment;
  if (me === undefined || user === null) return null;
  const own = user._id === me._id;
  const items = [
    ...(own || postAuthorId === me._id
      ? [menuItem(m.comment_delete(), Trash2, () => setOpen('delete'), true)]
      : []),
    ...(own
      ? []
      : [
          menuItem(m.comment_report(), Flag, () => setOpen('report')),
          menuItem(m.post_mute({ name: user.full_name }), BellOff, () => mute(user)),
          menuItem(m.post_block({ name: user.full_name }), Ban, () => setOpen('block'), true),
        ]),
  ];
  return (
    <>
      <Menu label={m.comment_menu({ name: user.full_name })} items={items} />
      <ConfirmDialog
        {...dialog('delete')}
        title={m.comment_delete_title()}
        description={m.comment_delete_text()}
        confirmLabel={m.post_delete_confirm()}
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
          <ReportDialog {...dialog('report')} subject="comment" id={comment._id} name={user.full_name} />
          <BlockDialog {...dialog('block')} person={user} />
        </>
      )}
    </>
  );
}
