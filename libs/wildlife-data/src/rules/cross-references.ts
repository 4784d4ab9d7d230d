import type { Park } from '../parks/park.schema';
import { folded } from '../text/folded';

/** A park that used these would be missing on the animal's page. */
const otherNames: Record<string, string> = {
  'Indian Peafowl': 'Indian Peacock',
  Peacock: 'Indian Peacock',
  Tiger: 'Bengal Tiger',
  'Indian Leopard': 'Leopard',
  'Indian Elephant': 'Asian Elephant',
  'Greater One-horned Rhinoceros': 'Indian Rhinoceros',
  'One-horned Rhinoceros': 'Indian Rhinoceros',
  'Indian Bison': 'Gaur',
  'Asiatic Wild Buffalo': 'Wild Water Buffalo',
  'Indian Gazelle': 'Chinkara',
  'Spotted Deer': 'Chital',
  'Swamp Deer': 'Barasingha',
  'Sambar Deer': 'Sambar',
  'Blue Sheep': 'Bharal',
  'Wild Dog': 'Dhole',
  'Indian Wild Dog': 'Dhole',
  'Malabar Giant Squirrel': 'Indian Giant Squirrel',
  'Grey Langur': 'Hanuman Langur',
  'Northern Plains Grey Langur': 'Hanuman Langur',
  'Gangetic Dolphin': 'Ganges River Dolphin',
  Mugger: 'Mugger Crocodile',
  'Estuarine Crocodile': 'Saltwater Crocodile',
  'Indian Python': 'Indian Rock Python',
  'Green Turtle': 'Green Sea Turtle',
  'Hoolock Gibbon': 'Western Hoolock Gibbon',
  'Slow Loris': 'Bengal Slow Loris',
};

export function parkReferenceFaults(
  park: Pick<Park, 'name' | 'fauna' | 'signature'>,
  animals: readonly { id: number; name: string }[],
): string[] {
  const faults: string[] = [];
  const names = new Map(animals.map((animal) => [folded(animal.name), animal.name]));
  for (const [at, kind] of park.fauna.entries()) {
    const meant = names.get(folded(kind)) ?? otherNames[kind];
    if (meant !== undefined && meant !== kind)
      faults.push(`${park.name}: '${kind}' is '${meant}' in the catalogue`);
    if (park.fauna.indexOf(kind) !== at) faults.push(`${park.name} names '${kind}' twice`);
  }
  const signature = animals.find((animal) => animal.id === park.signature);
  if (!signature) faults.push(`${park.name}: no animal ${park.signature} for the poster`);
  else if (!park.fauna.includes(signature.name))
    faults.push(`${park.name}: ${signature.name} is on the poster but not in the fauna`);
  return faults;
}

export function relatedFaults(animal: { id: number; name: string; related: readonly number[] }): string[] {
  const { id: own, name, related } = animal;
  return [
    ...related.flatMap((id, at) => {
      if (id === own) return [`${name} is related to itself`];
      return related.indexOf(id) === at ? [] : [`${name} names animal ${id} twice`];
    }),
    ...(related.length < 2 ? [`${name}: related names fewer than two animals`] : []),
  ];
}
