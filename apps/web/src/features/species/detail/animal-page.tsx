import { animalById, animals } from '@aranya/wildlife-data';
import { useParams } from 'react-router';
import { pageMeta, privateMeta } from '../../../app/page-meta';
import { paths } from '../../../lib/paths';
import { AnimalNotFound } from './animal-not-found';
import { AnimalRecord } from './animal-record';
import { taxonNode } from './taxon-node';

/* All 117 records come with this script (35 kB compressed): a loader per page would wait for the network. */

/** At most 160 characters, for search results. */
function summaryOf(description: string): string {
  return description.length <= 160 ? description : `${description.slice(0, 157).replace(/\s+\S*$/, '')} …`;
}

export function meta({ params }: { params: { id?: string } }) {
  const animal = animalById(animals, params.id ?? '');
  if (!animal) return privateMeta('Animal not found');
  return pageMeta({
    title: `${animal.name} (${animal.scientific_name})`,
    description: summaryOf(animal.description),
    path: paths.animal(animal.id),
    card: animal.image,
    cardAlt: `Illustration: ${animal.name}`,
    trail: [
      { name: 'Species', path: paths.species() },
      { name: animal.name, path: paths.animal(animal.id) },
    ],
    about: [taxonNode(animal)],
  });
}

export default function AnimalPage() {
  const { id = '' } = useParams();
  const animal = animalById(animals, id);
  return animal ? <AnimalRecord key={animal.id} animal={animal} /> : <AnimalNotFound />;
}
