import { animals, parks } from '@aranya/wildlife-data';

export interface Subject {
  kind: 'animal' | 'park';
  slug: string;
  name: string;
  /** Names that the item of an animal at Wikidata may have. */
  scientificNames: string[];
  /** The item of a park must lie near. */
  coordinates?: { lat: number; lng: number };
}

/** A subspecies without a picture of its own is shown by its species. */
const listNames = (name: string) => {
  const species = name.split(' ').slice(0, 2).join(' ');
  return species === name ? [name] : [name, species];
};

export const subjects: readonly Subject[] = [
  ...animals.map(({ slug, name, scientific_name }): Subject => ({
    kind: 'animal',
    slug,
    name,
    scientificNames: listNames(scientific_name),
  })),
  ...parks.map(({ slug, name, coordinates }): Subject => ({
    kind: 'park',
    slug,
    name,
    scientificNames: [],
    coordinates,
  })),
];

export const subjectPath = ({ kind, slug }: Pick<Subject, 'kind' | 'slug'>) => `${kind}s/${slug}`;
