import type { Post, Suggestion } from '@aranya/contracts';
import { Button, VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { toShownAnimal } from '../../lib/animals';
import { TimeAgo } from '../../lib/time/time-ago';
import type { useIdentifyActions } from '../../data/identifications/use-identify-actions';
import { whoText } from './identify-texts';
import { SpeciesName } from './species-name';
import styles from './suggestion-row.module.css';

interface SuggestionRowProps {
  suggestion: Suggestion;
  /** All suggestions on the post. */
  total: number;
  /** The community agreed on this name. */
  agreed: boolean;
  own: boolean;
  author: Post['user'];
  /** The author's own names for the animal. */
  words: readonly string[];
  actions: ReturnType<typeof useIdentifyActions>;
  onChanged: () => void;
}

export function SuggestionRow(row: SuggestionRowProps) {
  const { suggestion, total, agreed, own, author, words } = row;
  const { species, total: votes, people, notes } = suggestion;
  const who = people.map((person) => person.full_name);
  const share = { '--share': votes / total, '--total': total } as CSSProperties;
  return (
    <li className={`stack gap-2 shrinks ruled pad-y-4 ${styles.row}`} data-agreed={agreed || undefined}>
      <div className={clsx('row spread gap-2 gap-x-4', (own || suggestion.mine) && 'wraps')}>
        <SpeciesName animal={suggestion} size={52} />
        <div className="row wraps gap-1 gap-x-3">{own ? <TakeIt {...row} /> : <AgreeOrNot {...row} />}</div>
      </div>
      {!own && words.includes(species) && (
        <p className="small bold forest">
          {filled(m.suggest_author_too({ who: '{who}' }), { who: <bdi>{author.full_name}</bdi> })}
        </p>
      )}
      <div className="cluster gap-x-3 middle">
        <div className={styles.bar} style={share} aria-hidden="true">
          <span className="block tall" />
        </div>
        <p className="small ink-2 breaks">
          <strong className="ink bold">{m.suggest_votes({ votes, total })}</strong>{' '}
          <span dir="auto">{whoText(who, votes)}</span>
        </p>
      </div>
      {notes.length > 0 && (
        <ul
          className="quoted stack gap-3"
          aria-label={m.suggest_why_name({ name: toShownAnimal(suggestion).name })}
        >
          {notes.map(({ user, note, createdAt }) => (
            <li key={user._id}>
              <p className="breaks pre-line" dir="auto">
                {note}
              </p>
              <p className="tiny ink-3 breaks pre-line">
                <bdi>{user.full_name}</bdi>, <TimeAgo at={createdAt} style="short" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The author makes a suggestion their sighting's species, or withdraws it. */
function TakeIt({ suggestion, words, actions, onChanged }: SuggestionRowProps) {
  const { species } = suggestion;
  const says = words.includes(species);
  const isOnlyWord = says && words.length === 1;
  const setWord = (word: string | null) => {
    onChanged();
    actions.setOwnWord(word);
  };
  return (
    <>
      {says && <Said>{m.suggest_you_too()}</Said>}
      {isOnlyWord ? (
        <Button variant="quiet" disabled={actions.isPending} onClick={() => setWord(null)}>
          {m.suggest_withdraw()}
        </Button>
      ) : (
        <Button variant="outline" disabled={actions.isPending} onClick={() => setWord(species)}>
          {m.suggest_take()}
          <VisuallyHidden> ({toShownAnimal(suggestion).name})</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

function AgreeOrNot({ suggestion, actions, onChanged }: SuggestionRowProps) {
  const { species, mine } = suggestion;
  return mine ? (
    <>
      <Said>{m.suggest_yours()}</Said>
      <Button
        variant="quiet"
        disabled={actions.isPending}
        onClick={() => {
          onChanged();
          actions.withdraw();
        }}
      >
        {m.suggest_withdraw()}
      </Button>
    </>
  ) : (
    <Button
      variant="outline"
      disabled={actions.isPending}
      onClick={() => {
        onChanged();
        actions.suggest(species).catch(() => undefined);
      }}
    >
      {m.suggest_agree()}
      <VisuallyHidden>{m.suggest_agree_that({ name: toShownAnimal(suggestion).name })}</VisuallyHidden>
    </Button>
  );
}

const Said = ({ children }: { children: string }) => (
  <span className="inline gap-1 small bold forest">
    <Check aria-hidden="true" size={18} />
    {children}
  </span>
);
