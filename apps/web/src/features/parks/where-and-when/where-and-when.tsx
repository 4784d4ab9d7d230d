import { ContourBackground } from '@aranya/ui';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';
import { useSearchForm } from '../../../lib/use-search-form';
import { type MapPin, ParksMap } from '../map/parks-map';
import type { Outings } from './outings.server';
import { TripForm } from './trip-form';
import { TripMatches } from './trip-matches';
import { type Trip, useTrip } from './use-trip';
import styles from './where-and-when.module.css';

type WhereAndWhenProps = {
  data: Outings;
  pageMonth: string | undefined;
};

const toPins = ({ fits, nearly }: Trip, selected: string) =>
  [...fits, ...nearly].map(({ park }, index): MapPin => ({
    id: park.id,
    name: park.name,
    href: `#${park.slug}`,
    number: index + 1,
    fits: index < fits.length,
    selected: park.slug === selected,
  }));

export function WhereAndWhen({ data, pageMonth }: WhereAndWhenProps) {
  const trip = useTrip(data, pageMonth);
  const { month, region, animals, chosen, choose, chooseAnimals } = trip;
  const form = useSearchForm({ month, region }, choose);
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const selected = hydrated ? decodeURIComponent(hash.slice(1)) : '';

  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap anchor">
          <h1>{m.parks_where_link()}</h1>
          <p className="lede">{m.trip_lede()}</p>
          <TripForm
            form={form}
            pageMonth={pageMonth ?? ''}
            animals={animals}
            chosen={chosen}
            onMonth={(next) => choose({ month: next })}
            onRegion={(next) => choose({ region: next })}
            onSpecies={(next) => chooseAnimals(next.map(({ id }) => id))}
          />
        </div>
      </header>
      <div className={`wrap ${styles.content}`}>
        <TripMatches trip={trip} selected={selected} />
        <div id="map" className={styles.map}>
          <ParksMap label={m.trip_map()} pins={toPins(trip, selected)} />
        </div>
      </div>
    </>
  );
}
