import type { Post } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import type { KeyedAnimal } from '../../lib/animals';
import type { useIdentifyActions } from '../../data/identifications/use-identify-actions';
import styles from './author-word.module.css';
import { SpeciesName } from './species-name';

interface AuthorWordProps {
  author: Post['user'];
  own: boolean;
  words: readonly KeyedAnimal[];
  actions: ReturnType<typeof useIdentifyActions>;
}

export function AuthorWord({ author, own, words, actions }: AuthorWordProps) {
  if (words.length === 0) return null;
  return (
    <div className={`stack gap-3 pad-4 round-2 framed ${styles.word}`}>
      <p className="small ink-2">
        {own
          ? m.suggest_you_say()
          : filled(m.suggest_author_says({ who: '{who}' }), { who: <bdi>{author.full_name}</bdi> })}
      </p>
      <ul className="stack gap-2">
        {words.map((word) => (
          <li key={word.species}>
            <SpeciesName animal={word} size={40} />
          </li>
        ))}
      </ul>
      {own && (
        <Button
          className="start"
          variant="quiet"
          disabled={actions.isPending}
          onClick={() => actions.setOwnWord(null)}
        >
          {m.suggest_withdraw()}
        </Button>
      )}
    </div>
  );
}
