import { firstMutedWord } from '@aranya/contracts';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMe } from '../../lib/session/use-me';
import { useMutedWords } from '../../data/mutes/use-muted-words';
import styles from './muted-fold.module.css';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

interface MutedFoldProps {
  text: string;
  /** Own texts are always shown. */
  authorId: string;
  children: ReactNode;
}

export function MutedFold({ text, authorId, children }: MutedFoldProps) {
  const words = useMutedWords();
  const { data: me } = useMe();
  const [shown, setShown] = useState(false);
  const word = shown || me?._id === authorId ? undefined : firstMutedWord(text, words);
  if (word === undefined) return children;
  return (
    <p className={styles.fold}>
      <EyeOff className="rigid" aria-hidden="true" size={18} />
      <span className="shrinks grows breaks">
        {filled(m.muted_word({ word: '{word}' }), { word: <bdi>“{word}”</bdi> })}
      </span>
      <button type="button" className={styles.show} onClick={() => setShown(true)}>
        {m.muted_show()}
      </button>
    </p>
  );
}
