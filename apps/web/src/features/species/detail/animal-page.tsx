import { isAnimalId } from '@aranya/wildlife-data';
import { useLoaderData } from 'react-router';
import { m } from '../../../lib/language/messages';
import { feedLinks } from '../../../lib/feed-links';
import { pageMeta, privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { AnimalNotFound } from './animal-not-found';
import { AnimalRecord } from './animal-record';
import { speciesPage, type SpeciesPage } from './species-page.server';
import { taxonNode } from './taxon-node';

interface Params {
  params: { id?: string };
}

/** Search results show at most 160 characters. */
function firstSentences(description: string): string {
  return description.length <= 160 ? description : `${description.slice(0, 157).replace(/\s+\S*$/, '')} …`;
}

/** Runs while the pages are prerendered, so that the data are in the page and in a file for navigation. */
export function loader({ params }: Params): SpeciesPage | null {
  return speciesPage(params.id ?? '');
}

/** An unknown id has no file. */
export async function clientLoader({
  params,
  serverLoader,
}: Params & { serverLoader: <Data>() => Promise<Data> }): Promise<SpeciesPage | null> {
  return isAnimalId(params.id ?? '') ? serverLoader<SpeciesPage | null>() : null;
}

/**
 * The enlarged plate is a history entry of the same page, whose data are loaded and may be out of reach
 * offline.
 */
export const shouldRevalidate = (to: { currentParams: Params['params']; nextParams: Params['params'] }) =>
  to.currentParams.id !== to.nextParams.id;

export function meta({ loaderData }: { loaderData?: SpeciesPage | null | undefined }) {
  if (!loaderData) return privateMeta(m.animal_not_found());
  const { animal, glance } = loaderData;
  return [
    ...pageMeta({
      title: `${animal.name} (${animal.scientific_name})`,
      description: firstSentences(glance?.surprise.text ?? animal.description),
      path: paths.animal(animal.id),
      card: animal.image,
      cardAlt: m.animal_card_alt({ name: animal.name }),
      trail: [
        { name: m.nav_species(), path: paths.species() },
        { name: animal.name, path: paths.animal(animal.id) },
      ],
      about: [taxonNode(animal, glance)],
    }),
    ...feedLinks(`species/${animal.slug}`),
  ];
}

export default function AnimalPage() {
  const page = useLoaderData<SpeciesPage | null>();
  return page ? <AnimalRecord key={page.animal.id} page={page} /> : <AnimalNotFound />;
}
