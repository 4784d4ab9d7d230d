import type { Comment, User } from '@aranya/contracts';
import { limits } from '@aranya/contracts';
import { Avatar, Button } from '@aranya/ui';
import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api';
import { MentionArea } from '../text/mention-area';
import { useAddComment } from '../../data/comments/use-comment-actions';
import { useCommentDraft } from '../../data/comments/comment-draft';
import styles from './comment-composer.module.css';

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

/** Keeps what is typed over a reload and a failure. */
export function CommentComposer(props: CommentComposerProps) {
  const { me, postId, answered, onAdded, onCancel } = props;
  const draft = useCommentDraft(me._id, answered?._id ?? postId, startingText(props));
  const { mutateAsync, isPending } = useAddComment(postId);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const isAnswer = answered !== undefined;

  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!isAnswer || !area) return;
    area.focus({ preventScroll: true });
    area.setSelectionRange(area.value.length, area.value.length);
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswer]);

  const send = async () => {
    if (isPending) return;
    if (draft.text.trim() === '') return setProblem('Write something first.');
    setProblem(undefined);
    const body = {
      postId,
      content: draft.text,
      client_id: draft.clientId,
      ...(answered && { parentId: answered._id }),
    };
    try {
      const { body: added } = await mutateAsync({ body });
      draft.clear();
      onAdded(added.comment);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
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
        readOnly={isPending}
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
        <Button type="submit" variant="fill" pending={isPending} pendingLabel="Sending your comment">
          {answered ? 'Reply' : 'Comment'}
        </Button>
      </div>
    </form>
  );
}
