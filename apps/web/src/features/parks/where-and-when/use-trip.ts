import { type AnimalSummary, animalIndex, whereAndWhen } from '@aranya/wildlife-data';
import { useNavigate } from 'react-router';
import { useSay } from '../../../lib/language/page-texts';
import { localized } from '../../../lib/language/site-paths';
import { paths } from '../../../lib/paths';
import { criteriaText } from './criteria-text';
import type { Outings } from './outings.server';
import { toCriteria, useTripQuery, withTripQuery } from './trip-query';
import { tripWords } from './trip-words';

/** Is found by its English name too. */
export type TripAnimal = AnimalSummary & { english: string };

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
  const say = useSay();
  const animals = animalIndex.flatMap((animal): TripAnimal[] =>
    inParks.has(animal.id) ? [{ ...animal, name: say(animal.name), english: animal.name }] : [],
  );
  const chosen = (criteria.species ?? []).flatMap((id) => animals.find((animal) => animal.id === id) ?? []);
  const findName = (id: number) => animals.find((animal) => animal.id === id)?.name ?? '';
  const { region } = criteria;

  return {
    ...whereAndWhen(criteria, outings, { findName, bestMonths, say: { ...tripWords, place: say } }),
    criteria,
    wanted: criteriaText({
      month: criteria.month,
      animals: chosen.map(({ name }) => name),
      ...(region && { place: say(region.name) }),
    }),
    month: month ?? '',
    region: query.region,
    animals,
    chosen,
    /** The month changes the path, the rest the query string. */
    choose: ({ month: next = month ?? '', region: chosenRegion, species }: TripChoice) =>
      void navigate(
        withTripQuery(localized(paths.whereAndWhen(next || undefined)), {
          species: species ?? query.species,
          region: chosenRegion ?? query.region,
        }),
        { preventScrollReset: true },
      ),
    chooseAnimals: (ids: number[]) => void setQuery({ species: ids.length > 0 ? ids : null }),
  };
}

export type Trip = ReturnType<typeof useTrip>;
