import { type Comment, limits, type User } from '@aranya/contracts';
import { Avatar, Button } from '@aranya/ui';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useSubmitKeys } from '../../lib/use-submit-keys';
import { MentionArea } from '../text/mention-area';
import { useCommentDraft } from '../../data/comments/comment-draft';
import styles from './comment-composer.module.css';
import { useSendComment } from './use-send-comment';
import { m } from '../../lib/language/messages';

interface CommentComposerProps {
  me: User;
  postId: string;
  repliedTo?: Comment;
  onAdded: (comment: Comment) => void;
  onCancel?: () => void;
}

/** A reply to a reply begins with its author's name. */
function startingText({ repliedTo, me }: CommentComposerProps): string {
  const user = repliedTo?.user;
  if (!user || repliedTo?.parent_id === null || user.username === '' || user._id === me._id) return '';
  return `@${user.username} `;
}

/** Keeps the text over reloads, failures and lost networks. */
export function CommentComposer(props: CommentComposerProps) {
  const { me, postId, repliedTo, onAdded, onCancel } = props;
  const draft = useCommentDraft(me._id, repliedTo?._id ?? postId, startingText(props));
  const { send, pending, problem } = useSendComment({
    userId: me._id,
    postId,
    parentId: repliedTo?._id,
    draft,
    onAdded,
    onWaiting: () => onCancel?.(),
  });
  const form = useRef<HTMLFormElement>(null);
  useSubmitKeys(form);
  const isReply = repliedTo !== undefined;

  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!isReply || !area) return;
    area.focus({ preventScroll: true });
    area.setSelectionRange(area.value.length, area.value.length);
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [isReply]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const name = repliedTo?.user?.full_name;
  const label = name === undefined ? m.comment_write() : m.comment_reply_name({ name });

  return (
    <form
      ref={form}
      className={clsx(styles.form, !isReply && styles.lean)}
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
        near={repliedTo?.user && repliedTo.user._id !== me._id ? [repliedTo.user] : undefined}
        readOnly={pending}
        onText={draft.setText}
        error={problem}
      />
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {m.comment_cancel()}
          </Button>
        )}
        <Button type="submit" variant="fill" pending={pending} pendingLabel={m.comment_sending()}>
          {repliedTo ? m.comment_reply() : m.comment_send()}
        </Button>
      </div>
    </form>
  );
}
