import { sightingGroups } from '@aranya/contracts';
import { announce, Button, Select } from '@aranya/ui';
import { LocateFixed, X } from 'lucide-react';
import { useState } from 'react';
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

const groupOptions = [
  { value: '', label: 'All animals' },
  ...sightingGroups.map((group) => ({ value: group, label: capital(group) })),
] as const;

const seenOptions = [{ value: '', label: 'Any time' }, ...seenChoices] as const;

export function MapFilters({ filters: { group, animal, seen }, onChange }: MapFiltersProps) {
  const { locate, locating, problem } = useLocation(
    (point) => void onChange({ at: roundView({ ...point, zoom: TOWN_ZOOM }) }),
    'The map shows what is around you.',
  );
  const [shown, setShown] = useState<string>();
  const show = ({ name, point }: FoundTown) => {
    setShown(name);
    announce(`The map shows ${name}.`);
    void onChange({ at: roundView({ ...point, zoom: TOWN_ZOOM }) });
  };
  const taxon = useTaxa(animal === null ? [] : [animal]).taxa.get(animal ?? '');
  return (
    <div role="search" aria-label="Search the map" className={styles.filters}>
      <div className={`stack gap-2 ${styles.animal}`}>
        <SpeciesSearch
          label={animal === null ? 'Animal' : 'Another animal'}
          labelHidden
          placeholder={animal === null ? 'Animal, such as chital' : 'Another animal'}
          beyond
          onSelect={(species) => void onChange({ animal: species })}
        />
        {animal !== null && (
          <Button variant="outline" className="start" onClick={() => void onChange({ animal: null })}>
            {toShownAnimal({ species: animal, taxon }).name}
            <X aria-hidden="true" />
            <span className="visually-hidden">Show all animals</span>
          </Button>
        )}
      </div>
      <div className={styles.place}>
        <ParkSearch
          label="Place"
          placeholder="Park, town or village"
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
        {locating ? 'Finding you' : 'Near me'}
      </Button>
      <Select
        className={styles.choice}
        label="Group"
        labelHidden
        options={groupOptions}
        value={group ?? ''}
        onValueChange={(value) => void onChange({ group: value === '' ? null : value })}
      />
      <Select
        className={styles.choice}
        label="Seen"
        labelHidden
        options={seenOptions}
        value={seen ?? ''}
        onValueChange={(value) => void onChange({ seen: value === '' ? null : value })}
      />
      <p className="wide small unless-empty" role="alert">
        {problem}
      </p>
    </div>
  );
}
