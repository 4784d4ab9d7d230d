import type { SightingSummary } from '@aranya/contracts';
import { isAreaKey } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { Said } from '../../lib/language/said';
import { SiteLink } from '../../lib/language/site-link';
import { toShownAnimal } from '../../lib/animals';
import { findPark, findSpecies } from '../../lib/catalogue';
import { AnimalPortrait } from '../species-search/animal-portrait';
import { MonthBars } from './month-bars';
import { ParkLink } from './park-link';
import styles from './summary-lists.module.css';

interface SummaryListsProps {
  summary: SightingSummary;
  /** Number of places and animals named. */
  shown: number;
}

const ROW = 'flex gap-3 middle spread ruled';
const LINK = 'flex gap-3 middle target medium';

/** Leaves out what no longer has a name. */
export function SummaryLists({ summary, shown }: SummaryListsProps) {
  const parks = summary.parks.filter(({ park }) => findPark(park) !== undefined || isAreaKey(park));
  const animals = summary.species.filter(
    ({ species, taxon }) => (taxon ?? findSpecies(species)) !== undefined,
  );
  return (
    <>
      <MonthBars totals={summary.by_month} />
      {parks.length > 0 && (
        <ul className={styles.list} aria-label={m.seen_parks()}>
          {parks.slice(0, shown).map(({ park, total }) => (
            <li className={ROW} key={park}>
              <ParkLink className={LINK} park={park} />
              <span className="num ink-2">{total}</span>
            </li>
          ))}
        </ul>
      )}
      {animals.length > 0 && (
        <ul className={styles.list} aria-label={m.nav_species()}>
          {animals.slice(0, shown).map(({ total, ...animal }) => {
            const { name, path = '' } = toShownAnimal(animal);
            return (
              <li className={ROW} key={animal.species}>
                <SiteLink className={LINK} to={path}>
                  <AnimalPortrait animal={animal} size={32} />
                  <Said text={name} />
                </SiteLink>
                <span className="num ink-2">{total}</span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
