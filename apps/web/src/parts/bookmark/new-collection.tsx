import { type Collection, collectionNameSchema, limits } from '@aranya/contracts';
import { announce, Button, TextField } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { contractSentence } from '../../lib/api/contract-sentence';
import { errorText, tsr } from '../../lib/api';
import { bookmarkKeys } from '../../data/bookmarks/bookmark-queries';
import styles from './new-collection.module.css';
import { m } from '../../lib/language/messages';

export function NewCollection({ onAdded }: { onAdded: (collection: Collection) => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // This id makes a retry after a lost answer add the collection once.
  const clientId = useRef(newId());
  const { mutate, isPending } = tsr.bookmarks.addCollection.useMutation({
    onSuccess: ({ body }) => {
      clientId.current = newId();
      setName('');
      announce(body.message);
      void queryClient.invalidateQueries({ queryKey: bookmarkKeys.collections });
      onAdded(body.collection);
    },
    onError: (error) => refuse(errorText(error)),
  });
  const refuse = (reason: string) => {
    setProblem(reason);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Must not submit a form around the dialog.
    event.stopPropagation();
    if (isPending) return;
    const checked = collectionNameSchema.safeParse(name);
    if (!checked.success)
      return refuse(contractSentence(checked.error.issues[0]?.message) ?? m.bookmark_choose_name());
    setProblem(undefined);
    mutate({ body: { name, client_id: clientId.current } });
  };

  return (
    <form
      className={`flex gap-3 bottoms ${styles.form}`}
      onSubmit={submit}
      noValidate
      aria-label={m.bookmark_new()}
    >
      <TextField
        ref={field}
        className="shrinks grows"
        label={m.bookmark_new()}
        placeholder={m.bookmark_example()}
        maxLength={limits.collectionName}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="outline" pending={isPending} pendingLabel={m.bookmark_adding()}>
        {m.bookmark_add()}
      </Button>
    </form>
  );
}
