import { animalById, animalIndex, monthNames, type TripCriteria } from '@aranya/wildlife-data';

const list = new Intl.ListFormat('en-GB');

/** Returns text such as "in February, for Bengal Tiger, in South"; blank without criteria. */
export function criteriaText({ month, species = [], region }: TripCriteria): string {
  const names = species.flatMap((id) => animalById(animalIndex, id)?.name ?? []);
  return [
    ...(month === undefined ? [] : [`in ${monthNames[month - 1]}`]),
    ...(names.length > 0 ? [`for ${list.format(names)}`] : []),
    ...(region ? [`in ${region.name}`] : []),
  ].join(', ');
}

export function fitText(count: number, criteria: TripCriteria): string {
  const wanted = criteriaText(criteria);
  if (!wanted) return `All ${count} parks of this guide`;
  return `${count === 1 ? '1 park fits' : `${count || 'No'} parks fit`} ${wanted}`;
}
