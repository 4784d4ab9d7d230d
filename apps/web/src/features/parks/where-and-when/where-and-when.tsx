import { Button, ContourBackground } from '@aranya/ui';
import { animalById, animalIndex, type AnimalSummary, type Match, whereAndWhen } from '@aranya/wildlife-data';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/hydration';
import { paths } from '../../../lib/paths';
import { useSearchForm } from '../../../lib/use-search-form';
import { type MapPin, ParksMap } from '../map/parks-map';
import { MatchList } from './match-list';
import type { Outings } from './outings.server';
import styles from './where-and-when.module.css';
import { TripForm } from './trip-form';
import { useTripQuery, toCriteria, withTripQuery } from './trip-query';
import { fitText, criteriaText } from './criteria-text';

type WhereAndWhenProps = {
  data: Outings;
  pageMonth: string | undefined;
};

const nameOf = (id: number) => animalById(animalIndex, id)?.name ?? '';

/** Finds parks for a month, animals and a region, and shows the reasons and one map. */
export function WhereAndWhen({ data, pageMonth }: WhereAndWhenProps) {
  const [query, setQuery] = useTripQuery();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const selected = hydrated ? decodeURIComponent(hash.slice(1)) : '';

  const inParks = new Set(data.outings.flatMap(({ animals }) => animals));
  const month = query.month ?? pageMonth;
  const criteria = toCriteria(query, month, (id) => inParks.has(id));
  const { fits, nearly } = whereAndWhen(criteria, data.outings, { nameOf, bestMonths: data.bestMonths });
  const hasCriteria = criteriaText(criteria) !== '';

  /** The month changes the path, the rest the query string. */
  const choose = ({
    month: next = month ?? '',
    ...rest
  }: {
    month?: string;
    region?: string;
    species?: number[];
  }) =>
    void navigate(
      withTripQuery(paths.whereAndWhen(next || undefined), {
        species: rest.species ?? query.species,
        region: rest.region ?? query.region,
      }),
      { preventScrollReset: true },
    );
  const form = useSearchForm({ month: month ?? '', region: query.region }, choose);

  const chosen = (criteria.species ?? []).flatMap((id) => animalById(animalIndex, id) ?? []);
  const pins = [...fits, ...nearly].map(({ park }, index): MapPin => ({
    id: park.id,
    name: park.name,
    href: `#${park.slug}`,
    number: index + 1,
    fits: index < fits.length,
    selected: park.slug === selected,
  }));
  const renderMatches = (matches: readonly Match[], start: number, isFit: boolean) => (
    <MatchList matches={matches} start={start} month={criteria.month} fits={isFit} selected={selected} />
  );

  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap anchor">
          <h1>Where and when to go</h1>
          <p className="lede">
            Choose a month, the animals you hope for, or a part of India. Each park says why it fits, and why
            it may not.
          </p>
          <TripForm
            form={form}
            pageMonth={pageMonth ?? ''}
            animals={animalIndex.filter(({ id }) => inParks.has(id))}
            chosen={chosen}
            onMonth={(next) => choose({ month: next })}
            onRegion={(region) => choose({ region })}
            onSpecies={(animals: readonly AnimalSummary[]) =>
              void setQuery({ species: animals.length > 0 ? animals.map(({ id }) => id) : null })
            }
          />
        </div>
      </header>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.map}>
          <ParksMap label="Map of the parks" pins={pins} />
        </div>
        <section aria-labelledby="fits">
          <div className={`cluster spread under-4 gap-2 gap-x-4 baseline ${styles.summary}`}>
            <div role="status">
              <h2 id="fits">{fitText(fits.length, criteria)}</h2>
            </div>
            {hasCriteria && (
              <Button
                variant="quiet"
                className="by-script"
                onClick={() => choose({ month: '', region: '', species: [] })}
              >
                Start again
              </Button>
            )}
          </div>
          {fits.length === 0 && nearly.length === 0 && (
            <p className="ink-2">There is no near match either. Try choosing fewer things.</p>
          )}
          {renderMatches(fits, 1, true)}
          {nearly.length > 0 && (
            <>
              <h2 className={styles.nearly}>Almost a match ({nearly.length})</h2>
              {renderMatches(nearly, fits.length + 1, false)}
            </>
          )}
        </section>
      </div>
    </>
  );
}
