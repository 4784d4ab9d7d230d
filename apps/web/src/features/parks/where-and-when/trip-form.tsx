import { Button, Select } from '@aranya/ui';
import { regions, slugOf } from '@aranya/wildlife-data';
import type { RefObject } from 'react';
import { useSay } from '../../../lib/language/page-texts';
import { useHydrated } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';
import { monthName } from '../../../lib/language/month-name';
import { localized } from '../../../lib/language/site-paths';
import { paths } from '../../../lib/paths';
import { SpeciesSearch } from './species-search';
import { monthSlugs, places } from './trip-query';
import type { TripAnimal } from './use-trip';
import styles from './where-and-when.module.css';

const monthOptions = () => [
  { value: '', label: m.trip_any_month() },
  ...monthSlugs.map((value, index) => ({ value, label: monthName(index + 1) })),
];

const placeOptions = (nameOf: (place: string) => string) => [
  { value: '', label: m.trip_all_india() },
  ...places.map(({ name }, index) => ({
    value: slugOf(name),
    label: index < regions.length ? m.trip_is_region({ name: nameOf(name) }) : nameOf(name),
  })),
];

type TripFormProps = {
  form: RefObject<HTMLFormElement | null>;
  pageMonth: string;
  animals: readonly TripAnimal[];
  chosen: readonly TripAnimal[];
  onMonth: (month: string) => void;
  onRegion: (region: string) => void;
  onSpecies: (species: readonly TripAnimal[]) => void;
};

/** Without scripts the form sends the month alone, because each month has a page. */
export function TripForm({ form, pageMonth, animals, chosen, onMonth, onRegion, onSpecies }: TripFormProps) {
  const hydrated = useHydrated();
  const placeName = useSay();
  return (
    <form
      ref={form}
      role="search"
      method="get"
      action={localized(paths.whereAndWhen())}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* Before hydration, Enter would reload the page and lose the typed animal. A disabled button prevents that. */}
      <button type="submit" hidden disabled={!hydrated} />
      <Select
        label={m.trip_month()}
        name="month"
        options={monthOptions()}
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
        <Select
          label={m.trip_region()}
          name="region"
          options={placeOptions(placeName)}
          onValueChange={onRegion}
        />
      </div>
      <noscript>
        <Button type="submit" variant="outline" className={styles.submit}>
          {m.trip_show_month()}
        </Button>
      </noscript>
    </form>
  );
}
