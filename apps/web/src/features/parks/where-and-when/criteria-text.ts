import { animalById, animalIndex, monthNames, type TripCriteria } from '@aranya/wildlife-data';

const inWords = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Returns text such as "in February, for Bengal Tiger, in South", and nothing when nothing is chosen. */
export function criteriaText({ month, species = [], region }: TripCriteria): string {
  const names = species.flatMap((id) => animalById(animalIndex, id)?.name ?? []);
  return [
    ...(month === undefined ? [] : [`in ${monthNames[month - 1]}`]),
    ...(names.length > 0 ? [`for ${inWords(names)}`] : []),
    ...(region ? [`in ${region.name}`] : []),
  ].join(', ');
}

export function fitText(count: number, criteria: TripCriteria): string {
  const wanted = criteriaText(criteria);
  if (!wanted) return `All ${count} parks of this guide`;
  return `${count === 1 ? '1 park fits' : `${count || 'No'} parks fit`} ${wanted}`;
}
