import { Select } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { monthName, yearOfMonths } from '../../lib/language/month-name';
import { useSiteNavigate } from '../../lib/language/use-site-navigate';
import { paths } from '../../lib/paths';
import { ParkSearch } from '../../parts/park-search/park-search';
import { SpeciesSearch } from '../../parts/species-search/species-search';
import { TOWN_ZOOM, viewText } from './map/map-view.rules';
import styles from './sightings.module.css';

export interface Narrowed {
  /** The slug or key of an animal. */
  species?: string | undefined;
  /** The slug of a park, or the key of another area. */
  park?: string | undefined;
  /** From 1 to 12, of any year. */
  month?: number | undefined;
}

function sightingsPath({ species, park, month }: Narrowed): string {
  const path =
    species !== undefined
      ? paths.speciesSightings(species, park)
      : park !== undefined
        ? paths.parkSightings(park)
        : paths.sightings();
  if (month === undefined || path === paths.sightings()) return path;
  return `${path}${path.includes('?') ? '&' : '?'}month=${month}`;
}

const monthOptions = () => [
  { value: '', label: m.sights_all_months() },
  ...yearOfMonths.map((month) => ({ value: String(month), label: monthName(month) })),
];

/** Links to the sightings of another animal, park or month. A town leads to the map around it. */
export function SightingsFilter({ species, park, month }: Narrowed) {
  const navigate = useSiteNavigate();
  const go = (change: Narrowed) => navigate(sightingsPath({ species, park, month, ...change }));
  const isNarrowed = species !== undefined || park !== undefined;
  return (
    <div role="search" aria-label={m.sights_search()} className={styles.filter}>
      {/* Of three fields one has a row of a phone; that of a chosen park has a long name. */}
      <div className={isNarrowed && !park ? styles.long : undefined}>
        <SpeciesSearch
          label={species === undefined ? m.sights_animal() : m.sights_another_animal()}
          placeholder={m.sights_such_as()}
          beyond
          onSelect={(slug) => go({ species: slug })}
        />
      </div>
      <div className={park && styles.long}>
        <ParkSearch
          label={m.sights_park()}
          labelHidden={false}
          placeholder={m.sights_all_places()}
          park={park}
          onSelect={(chosen) => go({ park: chosen })}
          onTown={({ point }) =>
            navigate(paths.sightingsMap({ animal: species, at: viewText({ ...point, zoom: TOWN_ZOOM }) }))
          }
          onType={(text) => park !== undefined && text === '' && go({ park: undefined })}
        />
      </div>
      {isNarrowed && (
        <Select
          label={m.sights_month_seen()}
          options={monthOptions()}
          value={month === undefined ? '' : String(month)}
          onValueChange={(value) => go({ month: value === '' ? undefined : Number(value) })}
        />
      )}
    </div>
  );
}
