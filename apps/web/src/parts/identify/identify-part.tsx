import type { Identification, Post } from '@aranya/contracts';
import { SkeletonGroup } from '@aranya/ui';
import { useId, useRef } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { useMe } from '../../lib/session/use-me';
import { QueryError } from '../../lib/query-error';
import { useIdentification } from '../../data/identifications/use-identification';
import { useIdentifyActions } from '../../data/identifications/use-identify-actions';
import { AnimalName } from './animal-name';
import { AuthorWord } from './author-word';
import styles from './identify-part.module.css';
import { questionText, tallyText, whatIsMissing } from './identify-texts';
import { LookAlikesHelp } from './look-alikes-help';
import { SpeciesName } from './species-name';
import { SuggestForm } from './suggest-form';
import { SuggestionRow } from './suggestion-row';

export function IdentifyPart({ post }: { post: Post }) {
  return post.asks ? <Identify post={post} /> : null;
}

function Identify({ post }: { post: Post }) {
  const titleId = useId();
  const { data: me } = useMe();
  const answer = useIdentification(post._id);
  const part = useRef<HTMLElement>(null);
  return (
    <section ref={part} className="panel stack gap-4 shrinks pad-4-5" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className="size-3" id={titleId}>
        {questionText(answer.data?.agreed_species === null && answer.data.own_words.length > 0)}
      </h2>
      {answer.isPending && <SkeletonGroup label={m.suggest_loading()} lines={3} />}
      {answer.data === undefined && answer.isError && (
        <QueryError query={answer} title={m.suggest_failed()} />
      )}
      {answer.data !== undefined && me !== undefined && (
        <Suggestions
          post={post}
          own={me._id === post.user._id}
          identification={answer.data}
          // The focused button may be gone.
          onChanged={() => part.current?.focus()}
        />
      )}
    </section>
  );
}

interface SuggestionsProps {
  post: Post;
  own: boolean;
  identification: Identification;
  onChanged: () => void;
}

function Suggestions({ post, own, identification, onChanged }: SuggestionsProps) {
  const actions = useIdentifyActions(post);
  const { suggestions, total, own_words: words, mine } = identification;
  const { agreed_species: agreed, agreed_taxon: taxon, higher_name: higher } = identification;
  const agree = suggestions.find(({ species }) => species === agreed)?.total ?? 0;
  const direct = suggestions.find(({ species }) => species === higher?.species)?.total ?? 0;
  const unsuggested = words
    .filter((word) => !suggestions.some(({ species }) => species === word))
    .map((word) => post.sighting?.species.find(({ species }) => species === word) ?? { species: word });
  const leading = agreed ?? suggestions[0]?.species;
  return (
    <>
      <div className="stack gap-2 ink-2" role="status">
        {higher ? (
          <>
            <p>
              {filled(
                m.identify_so_far_says({
                  name: '{name}',
                  tally: tallyText(higher.species, { agree: higher.agree, total }),
                }),
                {
                  name: (
                    <strong className="ink">
                      <AnimalName animal={higher} />
                    </strong>
                  ),
                },
              )}
            </p>
            <p className="small">
              {direct < higher.agree && (
                <>
                  {filled(m.identify_within({ direct, within: higher.agree - direct, name: '{name}' }), {
                    name: <AnimalName animal={higher} />,
                  })}{' '}
                </>
              )}
              {m.suggest_no_species()}
            </p>
          </>
        ) : agreed === null ? (
          <p>{whatIsMissing(total, words.length > 0)}</p>
        ) : (
          <>
            <p className="small">{m.suggest_community_says()}</p>
            <div className={styles.big}>
              <SpeciesName animal={{ species: agreed, taxon }} size={72} />
            </div>
            <p>{tallyText(agreed, { agree, total })}</p>
          </>
        )}
      </div>
      <AuthorWord author={post.user} own={own} words={unsuggested} actions={actions} />
      {own && suggestions.length > 0 && post.sighting?.protected && (
        <p className="small ink-2">{post.sighting.place ? m.suggest_keeps_place() : m.suggest_keeps_day()}</p>
      )}
      {suggestions.length > 0 && (
        <ol className="stack lined" aria-label={m.suggest_list()}>
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestion.species}
              suggestion={suggestion}
              total={total}
              agreed={suggestion.species === agreed}
              own={own}
              author={post.user}
              words={words}
              actions={actions}
              onChanged={onChanged}
            />
          ))}
        </ol>
      )}
      {leading !== undefined && <LookAlikesHelp key={leading} slug={leading} />}
      {!own && <SuggestForm mine={mine} actions={actions} onChanged={onChanged} />}
    </>
  );
}
