import { limits, type Post } from '@aranya/contracts';
import { Button, notify, TextArea } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText, tsr } from '../../lib/api';
import { altTextKey } from './alt-text-keys';
import styles from './alt-texts.module.css';
import { m } from '../../lib/language/messages';

interface SuggestAltProps {
  post: Post;
  /** The picture's index, from 0. */
  position: number;
  onClose: () => void;
}

/** A failure keeps the text. */
export function SuggestAlt({ post, position, onClose }: SuggestAltProps) {
  const queryClient = useQueryClient();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = tsr.altTexts.suggest.useMutation({
    onSuccess: ({ body }) => {
      notify.success(body.message);
      void queryClient.invalidateQueries({ queryKey: altTextKey(post._id) });
      onClose();
    },
    onError: (problem) => setError(errorText(problem)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (alt.trim() === '') setError(m.picture_what_empty());
    else mutate({ body: { postId: post._id, position, alt } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={m.picture_what()}
        hint={m.picture_what_hint({ name: post.user.full_name })}
        rows={2}
        dir="auto"
        limit={limits.imageAlt}
        value={alt}
        readOnly={isPending}
        error={error}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        onChange={(event) => {
          setAlt(event.target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {m.picture_cancel()}
        </Button>
        <Button type="submit" variant="fill" pending={isPending} pendingLabel={m.picture_sending()}>
          {m.picture_suggest()}
        </Button>
      </div>
    </form>
  );
}
