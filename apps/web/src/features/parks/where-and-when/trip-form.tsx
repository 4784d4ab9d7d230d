import { Button, Select } from '@aranya/ui';
import { type AnimalSummary, monthNames, regions, slugOf } from '@aranya/wildlife-data';
import type { RefObject } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { paths } from '../../../lib/paths';
import { SpeciesSearch } from './species-search';
import { places } from './trip-query';
import styles from './where-and-when.module.css';

const monthOptions = [
  { value: '', label: 'Any month' },
  ...monthNames.map((name) => ({ value: slugOf(name), label: name })),
];

const placeOptions = [
  { value: '', label: 'All of India' },
  ...places.map(({ name }, index) => ({
    value: slugOf(name),
    label: index < regions.length ? `${name} (region)` : name,
  })),
];

type TripFormProps = {
  form: RefObject<HTMLFormElement | null>;
  pageMonth: string;
  animals: readonly AnimalSummary[];
  chosen: readonly AnimalSummary[];
  onMonth: (month: string) => void;
  onRegion: (region: string) => void;
  onSpecies: (species: readonly AnimalSummary[]) => void;
};

/** Without scripts the form sends the month alone, because each month has a page. */
export function TripForm({ form, pageMonth, animals, chosen, onMonth, onRegion, onSpecies }: TripFormProps) {
  const hydrated = useHydrated();
  return (
    <form
      ref={form}
      role="search"
      method="get"
      action={paths.whereAndWhen()}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* Before hydration, Enter would reload the page and lose the typed animal. A disabled button prevents that. */}
      <button type="submit" hidden disabled={!hydrated} />
      <Select
        label="Month"
        name="month"
        options={monthOptions}
        defaultValue={pageMonth}
        onValueChange={onMonth}
      />
      <SpeciesSearch
        animals={animals}
        chosen={chosen}
        onChoose={(animal) => onSpecies([...chosen, animal])}
        onRemove={(animal) => onSpecies(chosen.filter((other) => other !== animal))}
      />
      <div className="by-script">
        <Select label="Region or state" name="region" options={placeOptions} onValueChange={onRegion} />
      </div>
      <noscript>
        <Button type="submit" variant="outline" className={styles.submit}>
          Show this month
        </Button>
      </noscript>
    </form>
  );
}
