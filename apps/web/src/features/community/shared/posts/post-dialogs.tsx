import type { Post } from '@aranya/contracts';
import { ConfirmDialog, type FallbackFocus } from '@aranya/ui';
import { BlockDialog } from '../safety/block-dialog';
import { ReportDialog } from '../safety/report-dialog';

export type PostDialog = 'delete' | 'report' | 'block';

export interface PostDialogsProps {
  post: Post;
  /** One's own post can be deleted; another's reported, and its author blocked. */
  own: boolean;
  open: PostDialog | null;
  onOpenChange: (open: PostDialog | null) => void;
  deleting: boolean;
  onDelete: () => void;
  /** Finds what takes the focus when the post is gone. */
  fallbackFocus: FallbackFocus;
}

/** What the menu of a post asks before it acts. */
export default function PostDialogs({
  post,
  own,
  open,
  onOpenChange,
  deleting,
  onDelete,
  fallbackFocus,
}: PostDialogsProps) {
  const shown = (which: PostDialog) => ({
    open: open === which,
    onOpenChange: (next: boolean) => onOpenChange(next ? which : null),
  });
  if (own) {
    return (
      <ConfirmDialog
        {...shown('delete')}
        title="Delete this post?"
        description="It goes with its pictures and likes, for everybody, and cannot be brought back."
        confirmLabel="Delete"
        danger
        pending={deleting}
        onConfirm={onDelete}
        fallbackFocus={fallbackFocus}
      />
    );
  }
  return (
    <>
      <ReportDialog {...shown('report')} subject="post" id={post._id} name={post.user.full_name} />
      <BlockDialog {...shown('block')} person={post.user} />
    </>
  );
}
