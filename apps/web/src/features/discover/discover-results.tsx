import { announce, Button, EmptyState } from '@aranya/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { PersonList } from '../../parts/person/person-list';
import { useDiscover } from '../../data/people/use-discover';
import { DiscoverCard } from '../../parts/person/discover-card';
import { hasWords } from './has-words';

export function DiscoverResults({ input, onClear }: { input: string; onClear: () => void }) {
  const people = useDiscover(input);
  const found = people.data?.length;
  const more = people.hasNextPage;
  const loading = people.isPlaceholderData;
  // The people shown match this text until the next results arrive.
  const [shown, setShown] = useState(input);
  if (shown !== input && !loading) setShown(input);
  const searched = shown !== '';

  // Announced once per search, not for each page.
  const tellFound = useEffectEvent(() => {
    if (found === 0) announce(m.discover_nobody());
    else if (found !== undefined)
      announce(more ? m.discover_found_more({ count: found }) : m.discover_found({ count: found }));
  });
  const isAnswered = found !== undefined && !loading;
  useEffect(() => {
    if (shown !== '' && isAnswered) tellFound();
  }, [shown, isAnswered]);

  return (
    <section
      className="shrinks"
      aria-busy={loading || undefined}
      aria-label={searched ? m.discover_results() : undefined}
    >
      {searched ? (
        <h2 className="visually-hidden">
          {filled(m.discover_found_for({ text: '{text}' }), { text: <q>{shown}</q> })}
        </h2>
      ) : (
        <h2 className="size-3 breaks under-4">{m.discover_worth()}</h2>
      )}
      <PersonList
        people={people}
        label={searched ? m.discover_people_found() : m.discover_people_worth()}
        failedTitle={m.discover_people_failed()}
        empty={
          searched ? (
            <EmptyState
              headingLevel={3}
              title={m.discover_nobody()}
              text={m.discover_nobody_text()}
              action={
                <Button variant="fill" onClick={onClear}>
                  {m.ui_clear()}
                </Button>
              }
            />
          ) : (
            <EmptyState headingLevel={3} title={m.discover_everybody()} text={m.discover_everybody_text()} />
          )
        }
      >
        {(person) => <DiscoverCard person={person} near={!hasWords(person, shown)} />}
      </PersonList>
      {!searched && found !== undefined && <p className="measure over-5 ink-2">{m.discover_intro()}</p>}
    </section>
  );
}
