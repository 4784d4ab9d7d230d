import { Button, VisuallyHidden } from '@aranya/ui';
import styles from './comment-list.module.css';
import { showComment } from './use-comment-scroll';
import type { useNewComments } from './use-new-comments';

/** Says how many comments have arrived; its button leads to the first of them. */
export function ArrivedComments({ arrived, forget }: ReturnType<typeof useNewComments>) {
  const news = arrived.length === 1 ? '1 new comment' : `${arrived.length} new comments`;
  const showNew = () => {
    showComment(arrived[0] ?? '');
    forget();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{arrived.length > 0 && news}</span>
      </VisuallyHidden>
      {arrived.length > 0 && (
        <p className={styles.pill}>
          <Button variant="outline" onClick={showNew}>
            {news}
          </Button>
        </p>
      )}
    </>
  );
}
