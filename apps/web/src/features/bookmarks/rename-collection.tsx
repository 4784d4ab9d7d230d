import { type Collection, collectionNameSchema, limits } from '@aranya/contracts';
import { announce, Button, TextField } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { contractSentence } from '../../lib/api/contract-sentence';
import { errorText, tsr } from '../../lib/api';
import { bookmarkKeys } from '../../data/bookmarks/bookmark-queries';
import styles from '../../parts/bookmark/new-collection.module.css';
import { m } from '../../lib/language/messages';

export function RenameCollection({ collection, onDone }: { collection: Collection; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(collection.name);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = tsr.bookmarks.renameCollection.useMutation({
    onSuccess: ({ body }) => {
      announce(body.message);
      void queryClient.invalidateQueries({ queryKey: bookmarkKeys.collections });
      onDone();
    },
    onError: (error) => setProblem(errorText(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const checked = collectionNameSchema.safeParse(name);
    if (!checked.success) setProblem(contractSentence(checked.error.issues[0]?.message));
    else mutate({ body: { collectionId: collection._id, name } });
  };
  return (
    <form
      className={`flex gap-3 bottoms ${styles.form}`}
      onSubmit={submit}
      noValidate
      aria-label={m.bookmark_rename()}
    >
      <TextField
        className="shrinks grows"
        label={m.bookmark_name()}
        maxLength={limits.collectionName}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="fill" pending={isPending} pendingLabel={m.bookmark_renaming()}>
        {m.bookmark_save()}
      </Button>
    </form>
  );
}
