import { animalIndex, loadTravel, type Outing, outingOf, parks } from '@aranya/wildlife-data';
import { glances } from '@aranya/wildlife-data/glances';

export interface Outings {
  outings: Outing[];
  /** Keyed by animal id. */
  bestMonths: Record<number, number[]>;
}

export async function loadOutings(): Promise<Outings> {
  const travel = await loadTravel();
  return {
    outings: parks.flatMap((park) => {
      const record = travel.find(({ id }) => id === park.id);
      return record ? [outingOf(park, record, animalIndex)] : [];
    }),
    bestMonths: Object.fromEntries(
      glances.flatMap(({ id, best_months }) => (best_months ? [[id, best_months.months]] : [])),
    ),
  };
}
