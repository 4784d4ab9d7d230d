import type { Author, LifeListEntry, LifeListVisibility } from '@aranya/contracts';
import { EmptyState, Tabs } from '@aranya/ui';
import { parks, roster } from '@aranya/wildlife-data';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
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

const ownTagline = (seen: number) => (seen > 0 ? m.life_own_tagline() : m.life_first_tagline());

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
      title={own ? m.community_life_list() : <bdi>{m.life_of({ name: owner.full_name })}</bdi>}
      tagline={own ? ownTagline(seen.length) : m.life_of_tagline()}
    >
      {own && <ReadOffline of={lifeListKeys.of(owner._id)} />}
      {own && <WaitingSection kind="seen" />}
      {!own && seen.length === 0 && <EmptyState title={m.life_empty()} text={m.life_empty_text()} />}
      {known && (
        <p role="status">
          <AlreadyListed animal={known} />
        </p>
      )}
      {own && <OwnerTools seen={seen} visibility={visibility} onAdd={() => setAdding({ chosen: [] })} />}
      <Tabs
        label={m.community_life_list()}
        value={tab ?? (seen.length > 0 ? 'seen' : 'not-yet')}
        onValueChange={(next) => void setTab(next)}
        items={[
          {
            id: 'seen',
            label: m.life_tab_seen(),
            count: seen.length,
            content: <SeenTab seen={seen} count={count} own={own} />,
          },
          {
            id: 'not-yet',
            label: m.life_tab_not_yet(),
            count: roster.length - catalogued,
            content: <NotYetTab seen={slugs} onAdd={add} />,
          },
          ...(own
            ? [{ id: 'targets' as const, label: m.life_tab_targets(), content: <TargetsTab seen={slugs} /> }]
            : []),
          {
            id: 'parks',
            label: m.life_tab_parks(),
            count: parks.length + areasSeen(seen).length,
            content: <ParksTab seen={seen} />,
          },
        ]}
      />
      <PrintedCitation
        authors={owner.full_name}
        title={m.community_life_list()}
        path={paths.lifeList(owner._id)}
      />
      {own && asked && <SeenDialog seen={slugs} first={newDraft(asked.chosen)} onClose={close} />}
    </Screen>
  );
}
