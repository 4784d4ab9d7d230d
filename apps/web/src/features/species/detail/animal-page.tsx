import { animalById, animals } from '@aranya/wildlife-data';
import { useParams } from 'react-router';
import { pageMeta, privateMeta } from '../../../app/page-meta';
import { paths } from '../../../app/paths';
import { AnimalNotFound } from './animal-not-found';
import { AnimalRecord } from './animal-record';
import { taxonNode } from './taxon-node';

/*
 * All records come with this route's script, once for all 117 pages: some 35 kB compressed, cached for ever, and
 * needed whole by the related species and the favourites. The words of a page are in its prerendered HTML, so nobody
 * waits for the script to read. A file of data for each page would need a loader, which public pages have none of
 * (docs/decisions/050-web-rendering.md): every walk to a related animal would wait for the network, and an unknown id
 * would fail there instead of here.
 */

/** The first sentences of a description, for search results. */
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

/** One animal of the catalogue; ids are compared as text. */
export default function AnimalPage() {
  const { id = '' } = useParams();
  const animal = animalById(animals, id);
  return animal ? <AnimalRecord key={animal.id} animal={animal} /> : <AnimalNotFound />;
}
