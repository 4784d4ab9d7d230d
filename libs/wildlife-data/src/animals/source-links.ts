import type { Animal } from './animal.schema';

type Source = Animal['sources'][number];

const words = (name: string) => name.trim().split(' ');

/** A search for the scientific name. */
export function redList(name: string): Source {
  const query = encodeURIComponent(words(name).slice(0, 2).join(' '));
  return {
    title: 'IUCN Red List of Threatened Species',
    url: `https://www.iucnredlist.org/search?query=${query}&searchType=species`,
  };
}

export function diversityWeb(name: string): Source {
  return {
    title: 'Animal Diversity Web',
    url: `https://animaldiversity.org/accounts/${words(name).slice(0, 2).join('_')}/`,
  };
}

export function birdLife(english: string, name: string): Source {
  const slug = `${english} ${name}`
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '-');
  return { title: 'BirdLife DataZone', url: `https://datazone.birdlife.org/species/factsheet/${slug}` };
}

export function fishBase(name: string): Source {
  return { title: 'FishBase', url: `https://www.fishbase.se/summary/${words(name).slice(0, 2).join('-')}` };
}

export function reptileDatabase(name: string): Source {
  const [genus, species] = words(name);
  return {
    title: 'The Reptile Database',
    url: `https://reptile-database.reptarium.cz/species?genus=${genus}&species=${species}`,
  };
}

export function amphibiaWeb(name: string): Source {
  const [genus, species] = words(name);
  return {
    title: 'AmphibiaWeb',
    url: `https://amphibiaweb.org/cgi/amphib_query?where-genus=${genus}&where-species=${species}`,
  };
}

export function seaLifeBase(name: string): Source {
  return {
    title: 'SeaLifeBase',
    url: `https://www.sealifebase.ca/summary/${words(name).slice(0, 2).join('-')}`,
  };
}
