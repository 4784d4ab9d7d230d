import type { Animal } from '../animals/animal.schema';
import type { Glance } from '../glance/glance.schema';
import { folded } from '../text/folded';
import { splitSentences } from './description-form';

const fewest: Partial<Record<Animal['conservation_status'], number>> = { 'Least Concern': 2500 };
const most: Partial<Record<Animal['conservation_status'], number>> = {
  'Critically Endangered': 1_000_000,
};

/** A population better than its status sounds needs a note. */
export function glanceStatusFaults(
  { name, conservation_status: status }: Pick<Animal, 'name' | 'conservation_status'>,
  { population }: Glance,
): string[] {
  const { count, trend, note, where, trend_where: trendWhere } = population;
  const faults: string[] = [];
  const least = fewest[status] ?? 0;
  if (count && !where && count[1] < least)
    faults.push(`${name}: population of ${count[1]} contradicts ${status}`);
  if (count && count[0] > (most[status] ?? Infinity))
    faults.push(`${name}: population of ${count[0]} contradicts ${status}`);
  const { estimate } = population;
  if (count && estimate) faults.push(`${name}: population has a count and an estimate`);
  if ((count || estimate) && !population.of) faults.push(`${name}: population does not say what is counted`);
  if (where && !trendWhere)
    faults.push(
      `${name}: population.trend_where must say whether the trend is that of the count or worldwide`,
    );
  if (status === 'Critically Endangered' && (trend === 'stable' || trend === 'increasing') && !note)
    faults.push(`${name}: population is ${trend} and ${status}; a note must say why`);
  return faults;
}

export function glanceLawFaults(
  { name, conservation_status: status, india }: Pick<Animal, 'name' | 'conservation_status' | 'india'>,
  { law }: Glance,
): string[] {
  if (india && law.india === 'Not native to India')
    return [`${name}: law says that it is not native to India, where it lives wild`];
  if (!india && status !== 'Domesticated' && law.india === 'Not scheduled')
    return [`${name}: law.india is 'Not native to India' for an animal of other countries`];
  return [];
}

const splitWords = (text: string) => folded(text).match(/[a-z0-9]+/g) ?? [];

export function glanceSurpriseFaults(
  { name, description }: Pick<Animal, 'name' | 'description'>,
  { surprise }: Glance,
): string[] {
  const words = splitWords(surprise.text).filter((word) => word.length > 3);
  const isRepeated = description.split(/(?<=[.;])\s/).some((sentence) => {
    const known = new Set(splitWords(sentence));
    return words.filter((word) => known.has(word)).length >= 0.7 * words.length;
  });
  return isRepeated ? [`${name}: surprise repeats the description`] : [];
}

export function glanceConservationFaults(name: string, { conservation }: Glance): string[] {
  const sentences = splitSentences(conservation.text).length;
  return sentences > 3 ? [`${name}: conservation has ${sentences} sentences, more than three`] : [];
}

export function glanceLookAlikeFaults(
  { id, name }: Pick<Animal, 'id' | 'name'>,
  { look_alikes }: Glance,
): string[] {
  const named = look_alikes.flatMap(({ animal }) => (animal === undefined ? [] : [animal]));
  const nameless = look_alikes.filter(({ name: other, animal, tell }) => {
    const words = new Set(splitWords(tell));
    return animal !== undefined && !splitWords(`${other} ${name}`).some((word) => words.has(word));
  });
  return [
    ...nameless.map((other) => `${name}: the tell of ${other.name} in look_alikes names neither animal`),
    ...(named.includes(id) ? [`${name}: look_alikes names the animal itself`] : []),
    ...(new Set(named).size < named.length ? [`${name}: look_alikes names an animal twice`] : []),
  ];
}
