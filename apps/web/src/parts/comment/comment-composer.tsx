import type { Comment, User } from '@aranya/contracts';
import { limits } from '@aranya/contracts';
import { Avatar, Button } from '@aranya/ui';
import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { MentionArea } from '../text/mention-area';
import { useCommentDraft } from '../../data/comments/comment-draft';
import styles from './comment-composer.module.css';
import { useSendComment } from './use-send-comment';

interface CommentComposerProps {
  me: User;
  postId: string;
  /** What is answered. */
  answered?: Comment;
  onAdded: (comment: Comment) => void;
  onCancel?: () => void;
}

/** An answer to an answer begins with the name of whom it answers. */
function startingText({ answered, me }: CommentComposerProps): string {
  const user = answered?.user;
  if (!user || answered?.parent_id === null || user.username === '' || user._id === me._id) return '';
  return `@${user.username} `;
}

/** Keeps what is typed over a reload, a failure and the lack of a network. */
export function CommentComposer(props: CommentComposerProps) {
  const { me, postId, answered, onAdded, onCancel } = props;
  const draft = useCommentDraft(me._id, answered?._id ?? postId, startingText(props));
  const { send, pending, problem } = useSendComment({
    userId: me._id,
    postId,
    parentId: answered?._id,
    draft,
    onAdded,
    onWaiting: () => onCancel?.(),
  });
  const form = useRef<HTMLFormElement>(null);
  const isAnswer = answered !== undefined;

  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!isAnswer || !area) return;
    area.focus({ preventScroll: true });
    area.setSelectionRange(area.value.length, area.value.length);
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswer]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const name = answered?.user?.full_name;
  const label = name === undefined ? 'Write a comment' : `Reply to ${name}`;

  return (
    <form
      ref={form}
      className={clsx(styles.form, !isAnswer && styles.lean)}
      onSubmit={submit}
      noValidate
      aria-label={label}
    >
      <Avatar name={me.full_name} src={me.profile_picture} size="s" />
      <MentionArea
        className={styles.field}
        label={label}
        labelHidden
        placeholder={label}
        rows={1}
        dir="auto"
        limit={limits.commentText}
        value={draft.text}
        near={answered?.user && answered.user._id !== me._id ? [answered.user] : undefined}
        readOnly={pending}
        onText={draft.setText}
        onKeyDown={keyDown}
        error={problem}
      />
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="fill" pending={pending} pendingLabel="Sending your comment">
          {answered ? 'Reply' : 'Comment'}
        </Button>
      </div>
    </form>
  );
}
