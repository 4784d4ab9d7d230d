import { announce, Button, EmptyState } from '@aranya/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { PersonList } from '../../parts/person/person-list';
import { useDiscover } from '../../data/people/use-discover';
import { DiscoverCard } from './discover-card';
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
    if (found === 0) announce('Nobody found');
    else announce(`${found}${more ? ' or more' : ''} ${found === 1 && !more ? 'person' : 'people'} found`);
  });
  const isAnswered = found !== undefined && !loading;
  useEffect(() => {
    if (shown !== '' && isAnswered) tellFound();
  }, [shown, isAnswered]);

  return (
    <section
      className="shrinks"
      aria-busy={loading || undefined}
      aria-label={searched ? 'Search results' : undefined}
    >
      {searched ? (
        <h2 className="size-3 breaks under-4">
          Found for <q>{shown}</q>
        </h2>
      ) : (
        <h2 className="size-3 breaks under-4">Worth following</h2>
      )}
      <PersonList
        people={people}
        label={searched ? 'People found' : 'People worth following'}
        failedTitle="People could not be loaded"
        empty={
          searched ? (
            <EmptyState
              headingLevel={3}
              title="Nobody found"
              text="Try fewer letters, a place, or another spelling."
              action={
                <Button variant="fill" onClick={onClear}>
                  Clear search
                </Button>
              }
            />
          ) : (
            <EmptyState
              headingLevel={3}
              title="You follow everybody here"
              text="There is nobody left to suggest right now. New people appear here as they join."
            />
          )
        }
      >
        {(person) => <DiscoverCard person={person} near={!hasWords(person, shown)} />}
      </PersonList>
    </section>
  );
}
