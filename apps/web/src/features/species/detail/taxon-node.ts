import type { Animal, Glance } from '@aranya/wildlife-data';
import { paths } from '../../../lib/paths';
import { drawingNode } from '../../../lib/drawing-node';
import type { SchemaNode } from '../../../lib/structured-data';
import { absoluteUrl } from '../../../lib/settings';

/** Three words in a scientific name denote a subspecies. */
export function taxonNode(animal: Animal, glance: Glance | null = null): SchemaNode {
  const words = animal.scientific_name.split(' ');
  return {
    '@type': 'Taxon',
    name: animal.scientific_name,
    alternateName: glance?.synonym ? [animal.name, glance.synonym.name] : animal.name,
    taxonRank: words.length > 2 ? 'subspecies' : 'species',
    parentTaxon:
      words.length > 2
        ? { '@type': 'Taxon', name: words.slice(0, 2).join(' '), taxonRank: 'species' }
        : { '@type': 'Taxon', name: words[0], taxonRank: 'genus' },
    url: absoluteUrl(paths.animal(animal.id)),
    image: drawingNode(animal.image, animal.name),
    description: animal.description,
  };
}
