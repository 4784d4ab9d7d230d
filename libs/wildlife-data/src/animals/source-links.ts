import type { Animal } from './animal.schema';

type Source = Animal['sources'][number];

const words = (name: string) => name.trim().split(' ');

/** The species in the IUCN Red List of Threatened Species, by a search for its scientific name. */
export function redList(name: string): Source {
  const query = encodeURIComponent(words(name).slice(0, 2).join(' '));
  return {
    title: 'IUCN Red List of Threatened Species',
    url: `https://www.iucnredlist.org/search?query=${query}&searchType=species`,
  };
}

/** The species' account in Animal Diversity Web, University of Michigan Museum of Zoology. */
export function diversityWeb(name: string): Source {
  return {
    title: 'Animal Diversity Web',
    url: `https://animaldiversity.org/accounts/${words(name).slice(0, 2).join('_')}/`,
  };
}

/** The species in BirdLife International's data zone, by its English and scientific name. */
export function birdLife(english: string, name: string): Source {
  const slug = `${english} ${name}`
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '-');
  return { title: 'BirdLife DataZone', url: `https://datazone.birdlife.org/species/factsheet/${slug}` };
}

/** The species in FishBase. */
export function fishBase(name: string): Source {
  return { title: 'FishBase', url: `https://www.fishbase.se/summary/${words(name).slice(0, 2).join('-')}` };
}

/** The species in The Reptile Database. */
export function reptileDatabase(name: string): Source {
  const [genus, species] = words(name);
  return {
    title: 'The Reptile Database',
    url: `https://reptile-database.reptarium.cz/species?genus=${genus}&species=${species}`,
  };
}

/** The species in AmphibiaWeb. */
export function amphibiaWeb(name: string): Source {
  const [genus, species] = words(name);
  return {
    title: 'AmphibiaWeb',
    url: `https://amphibiaweb.org/cgi/amphib_query?where-genus=${genus}&where-species=${species}`,
  };
}

/** The species in SeaLifeBase. */
export function seaLifeBase(name: string): Source {
  return {
    title: 'SeaLifeBase',
    url: `https://www.sealifebase.ca/summary/${words(name).slice(0, 2).join('-')}`,
  };
}
