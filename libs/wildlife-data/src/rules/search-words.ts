import type { AnimalGroup } from '../search/animal-group.schema';
import { folded } from '../text/folded';
import { duplicateValues } from './unique-values';

interface Species {
  id: number;
  name: string;
}

const formFaults = (name: string) =>
  name.replaceAll('-', ' ') === folded(name).trim() && name.length > 2 ? [] : [`'${name}' is not folded`];

export function commonNameFaults(
  names: Readonly<Record<number, readonly string[]>>,
  animals: readonly Species[],
): string[] {
  return Object.entries(names).flatMap(([id, own]) => {
    const animal = animals.find((each) => String(each.id) === id);
    if (!animal) return [`there is no animal ${id} for '${own.join("', '")}'`];
    const known = own.filter((name) => folded(animal.name).includes(folded(name)));
    return [
      ...own.flatMap(formFaults),
      ...known.map((name) => `'${name}' stands in the name of ${animal.name}`),
      ...duplicateValues(animal.name, own),
    ];
  });
}

export function animalGroupFaults(groups: readonly AnimalGroup[], animals: readonly Species[]): string[] {
  const ids = new Set(animals.map(({ id }) => id));
  return [
    ...duplicateValues(
      'the group',
      groups.map(({ one }) => one),
    ),
    ...groups.flatMap(({ one, many, ids: members }) => [
      ...[one, many].flatMap(formFaults),
      ...(members.length === 0 ? [`the group '${one}' is empty`] : []),
      ...members.filter((id) => !ids.has(id)).map((id) => `there is no animal ${id} for the group '${one}'`),
      ...duplicateValues(`the group '${one}'`, members),
    ]),
  ];
}
