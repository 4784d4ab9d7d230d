import type { Author, LifeListEntry, LifeListVisibility } from '@aranya/contracts';
import { EmptyState, Tabs } from '@aranya/ui';
import { parks, roster } from '@aranya/wildlife-data';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useState } from 'react';
import { paths } from '../../lib/paths';
import { PrintedCitation } from '../../parts/cite/printed-citation';
import { lifeListKeys } from '../../data/life-list/life-list-keys';
import { useWaitingSeen } from './use-add-seen';
import { WaitingSection } from '../../parts/outbox/waiting-section';
import { ReadOffline } from '../../parts/screen/read-offline';
import { Screen } from '../../parts/screen/screen';
import { AlreadyListed } from './already-listed';
import { areasSeen, seenSpecies } from './life-list.rules';
import { NotYetTab } from './not-yet-tab';
import { OwnerTools } from './owner-tools';
import { ParksTab } from './parks-tab';
import { SeenDialog } from './seen-dialog';
import { newDraft } from './seen-draft';
import { SeenTab } from './seen-tab';
import { TargetsTab } from './targets-tab';

const tabParser = parseAsStringLiteral(['seen', 'not-yet', 'targets', 'parks']).withOptions({
  history: 'push',
});

const ownTagline = (seen: number) =>
  seen > 0
    ? 'Every species you have seen: from the sightings in your posts, and those you tick or import here.'
    : 'It starts with one animal. Tick what you have seen, or post a sighting: the first day and place of each species are saved here.';

interface LifeListScreenProps {
  owner: Author;
  species: readonly LifeListEntry[];
  species_count: number;
  /** Only an own list has this. */
  visibility?: LifeListVisibility | undefined;
}

export function LifeListScreen({ owner, species, species_count: count, visibility }: LifeListScreenProps) {
  const own = visibility !== undefined;
  const [tab, setTab] = useQueryState('tab', tabParser);
  const [named, setNamed] = useQueryState('add', parseAsString);
  const [adding, setAdding] = useState<{ chosen: string[] } | null>(null);
  const seen = seenSpecies(species);
  const catalogued = seen.filter(({ isCatalogued }) => isCatalogued).length;
  const waiting = useWaitingSeen();
  const slugs = new Set([...species.map((entry) => entry.species), ...(own ? waiting : [])]);
  // A link on a species' page names one to add.
  const known = own ? species.find((entry) => entry.species === named) : undefined;
  const asked = own && named !== null && !known && adding === null ? { chosen: [named] } : adding;
  const add = own ? (...chosen: string[]) => setAdding({ chosen }) : undefined;
  const close = () => {
    setAdding(null);
    void setNamed(null);
  };

  return (
    <Screen
      title={own ? 'Life list' : <bdi>{`${owner.full_name}’s life list`}</bdi>}
      tagline={
        own
          ? ownTagline(seen.length)
          : 'Every species seen. Protected places and days are shown only roughly.'
      }
    >
      {own && <ReadOffline of={lifeListKeys.of(owner._id)} />}
      {own && <WaitingSection kind="seen" />}
      {!own && seen.length === 0 && (
        <EmptyState title="No species yet" text="The species they add appear here." />
      )}
      {known && (
        <p role="status">
          <AlreadyListed animal={known} />
        </p>
      )}
      {own && <OwnerTools seen={seen} visibility={visibility} onAdd={() => setAdding({ chosen: [] })} />}
      <Tabs
        label="Life list"
        value={tab ?? (seen.length > 0 ? 'seen' : 'not-yet')}
        onValueChange={(next) => void setTab(next)}
        items={[
          {
            id: 'seen',
            label: 'Seen',
            count: seen.length,
            content: <SeenTab seen={seen} count={count} own={own} />,
          },
          {
            id: 'not-yet',
            label: 'Not yet',
            count: roster.length - catalogued,
            content: <NotYetTab seen={slugs} onAdd={add} />,
          },
          ...(own
            ? [{ id: 'targets' as const, label: 'Targets', content: <TargetsTab seen={slugs} /> }]
            : []),
          {
            id: 'parks',
            label: 'Parks',
            count: parks.length + areasSeen(seen).length,
            content: <ParksTab seen={seen} />,
          },
        ]}
      />
      <PrintedCitation authors={owner.full_name} title="Life list" path={paths.lifeList(owner._id)} />
      {own && asked && <SeenDialog seen={slugs} first={newDraft(asked.chosen)} onClose={close} />}
    </Screen>
  );
}
