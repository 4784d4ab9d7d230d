import { limits, mutedWordSchema } from '@aranya/contracts';
import { Button, IconButton, SkeletonGroup, TextField } from '@aranya/ui';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { contractSentence } from '../../../lib/api/contract-sentence';
import { m } from '../../../lib/language/messages';
import { errorText } from '../../../lib/api';
import { useLoadedMutedWords } from '../../../data/mutes/use-muted-words';
import { useListFocus } from '../../../lib/paging/use-list-focus';
import { QueryError } from '../../../lib/query-error';
import { Section } from '../../../lib/section';
import styles from '../account.module.css';
import { useChangeMutedWords } from '../../../data/mutes/use-muted';

export function MutedWords() {
  return (
    <Section className={styles.section} title={m.mute_words()}>
      <p className="measure small ink-2">{m.mute_words_text()}</p>
      <WordForm />
      <WordList />
    </Section>
  );
}

function WordForm() {
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const { mute } = useChangeMutedWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mute.isPending) return;
    const parsed = mutedWordSchema.safeParse(word);
    if (!parsed.success) {
      setError(contractSentence(parsed.error.issues[0]?.message));
      return;
    }
    mute.mutate(
      { body: { word } },
      { onSuccess: () => setWord(''), onError: (refused) => setError(errorText(refused)) },
    );
  };
  return (
    <form className={`flex gap-3 bottoms ${styles.wordForm}`} onSubmit={submit} noValidate>
      <TextField
        className="grows shrinks"
        label={m.mute_word()}
        placeholder={m.mute_word_example()}
        value={word}
        error={error}
        maxLength={limits.mutedWord}
        autoComplete="off"
        onChange={({ target }) => {
          setWord(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="fill" pending={mute.isPending}>
        {m.mute_add()}
      </Button>
    </form>
  );
}

function WordList() {
  const words = useLoadedMutedWords();
  const { unmute } = useChangeMutedWords();
  const kept = useListFocus<HTMLUListElement>(words.data?.length ?? 0);
  if (words.isPending) return <SkeletonGroup label={m.mute_words_loading()} className="stack" lines={1} />;
  if (words.data === undefined) {
    return <QueryError query={words} picture={null} headingLevel={3} title={m.mute_words_failed()} />;
  }
  if (words.data.length === 0) return <p className="small ink-3">{m.mute_no_words()}</p>;
  return (
    <ul className="cluster gap-2" aria-label={m.mute_words()} {...kept}>
      {words.data.map((word) => (
        <li key={word} className={styles.word}>
          <bdi>{word}</bdi>
          <IconButton
            label={m.mute_undo_word({ word })}
            variant="plain"
            icon={<X size={18} />}
            onClick={() => unmute(word)}
          />
        </li>
      ))}
    </ul>
  );
}
