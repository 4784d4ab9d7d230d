import { animalById, animalIndex, whereAndWhen } from '@aranya/wildlife-data';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import type { Outings } from './outings.server';
import { toCriteria, useTripQuery, withTripQuery } from './trip-query';

const animalName = (id: number) => animalById(animalIndex, id)?.name ?? '';

interface TripChoice {
  month?: string;
  region?: string;
  species?: number[];
}

export function useTrip({ outings, bestMonths }: Outings, pageMonth: string | undefined) {
  const [query, setQuery] = useTripQuery();
  const navigate = useNavigate();
  const inParks = new Set(outings.flatMap(({ animals }) => animals));
  const month = query.month ?? pageMonth;
  const criteria = toCriteria(query, month, (id) => inParks.has(id));

  return {
    ...whereAndWhen(criteria, outings, { findName: animalName, bestMonths }),
    criteria,
    month: month ?? '',
    region: query.region,
    animals: animalIndex.filter(({ id }) => inParks.has(id)),
    chosen: (criteria.species ?? []).flatMap((id) => animalById(animalIndex, id) ?? []),
    /** The month changes the path, the rest the query string. */
    choose: ({ month: next = month ?? '', region, species }: TripChoice) =>
      void navigate(
        withTripQuery(paths.whereAndWhen(next || undefined), {
          species: species ?? query.species,
          region: region ?? query.region,
        }),
        { preventScrollReset: true },
      ),
    chooseAnimals: (ids: number[]) => void setQuery({ species: ids.length > 0 ? ids : null }),
  };
}

export type Trip = ReturnType<typeof useTrip>;
