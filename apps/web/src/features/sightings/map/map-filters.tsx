import { sightingGroups } from '@aranya/contracts';
import { announce, Button, Select } from '@aranya/ui';
import { LocateFixed, X } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { recordWord } from '../../../lib/language/record-word';
import { useTaxa } from '../../../data/taxa/use-taxa';
import { toShownAnimal } from '../../../lib/animals';
import { findNamedArea } from '../../../lib/areas';
import { capital } from '../../../lib/capital';
import { type FoundTown, ParkSearch } from '../../../parts/park-search/park-search';
import { useLocation } from '../../../parts/post-editor/sighting/use-location';
import { SpeciesSearch } from '../../../parts/species-search/species-search';
import { type MapFilters as Filters, seenChoices, type SetMapQuery } from './map-query';
import { roundView, TOWN_ZOOM } from './map-view.rules';
import styles from './sightings-map.module.css';

interface MapFiltersProps {
  filters: Filters;
  onChange: SetMapQuery;
}

const groupOptions = () =>
  [
    { value: '', label: m.sights_map_all_animals() },
    ...sightingGroups.map((group) => ({ value: group, label: capital(recordWord(group)) })),
  ] as const;

const seenOptions = () =>
  [
    { value: '', label: m.sights_map_any_time() },
    ...seenChoices.map(({ value, label }) => ({ value, label: label() })),
  ] as const;

export function MapFilters({ filters: { group, animal, seen }, onChange }: MapFiltersProps) {
  const { locate, locating, problem } = useLocation(
    (point) => void onChange({ at: roundView({ ...point, zoom: TOWN_ZOOM }) }),
    m.sights_map_around_you(),
  );
  const [shown, setShown] = useState<string>();
  const show = ({ name, point }: FoundTown) => {
    setShown(name);
    announce(m.sights_map_shows({ name }));
    void onChange({ at: roundView({ ...point, zoom: TOWN_ZOOM }) });
  };
  const taxon = useTaxa(animal === null ? [] : [animal]).taxa.get(animal ?? '');
  return (
    <div role="search" aria-label={m.sights_map_search()} className="cluster gap-3 tops">
      <div className={`stack gap-2 ${styles.animal}`}>
        <SpeciesSearch
          label={animal === null ? m.sights_animal() : m.sights_another_animal()}
          labelHidden
          placeholder={animal === null ? m.sights_map_animal_such_as() : m.sights_another_animal()}
          beyond
          onSelect={(species) => void onChange({ animal: species })}
        />
        {animal !== null && (
          <Button variant="outline" className="start" onClick={() => void onChange({ animal: null })}>
            {toShownAnimal({ species: animal, taxon }).name}
            <X aria-hidden="true" />
            <span className="visually-hidden">{m.sights_map_show_animals()}</span>
          </Button>
        )}
      </div>
      <div className={styles.place}>
        <ParkSearch
          label={m.sights_map_place()}
          placeholder={m.sights_map_place_hint()}
          park={undefined}
          town={shown}
          optional
          onSelect={(key) => {
            const area = findNamedArea(key);
            if (area) show({ name: area.name, point: area.coordinates });
          }}
          onTown={show}
          onType={() => setShown(undefined)}
        />
      </div>
      <Button className={styles.near} variant="outline" onClick={locate} disabled={locating}>
        <LocateFixed aria-hidden="true" />
        {locating ? m.sights_map_finding() : m.sights_map_near_me()}
      </Button>
      <Select
        className={styles.choice}
        label={m.sights_map_group()}
        labelHidden
        options={groupOptions()}
        value={group ?? ''}
        onValueChange={(value) => void onChange({ group: value === '' ? null : value })}
      />
      <Select
        className={styles.choice}
        label={m.sights_map_seen()}
        labelHidden
        options={seenOptions()}
        value={seen ?? ''}
        onValueChange={(value) => void onChange({ seen: value === '' ? null : value })}
      />
      <p className="wide small unless-empty" role="alert">
        {problem}
      </p>
    </div>
  );
}
