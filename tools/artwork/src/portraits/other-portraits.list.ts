import type { BiomeName } from '../biomes';
import type { FigureName } from '../figures';
import type { OtherPortrait } from './other-portraits';

interface OtherArt {
  figure: FigureName;
  biome: BiomeName;
  hour: string;
}

/** The nearest figure that fits. */
export const OTHER_ART: Readonly<Record<OtherPortrait, OtherArt>> = {
  caribou: { figure: 'reindeer', biome: 'ice', hour: 'polar' },
  'siberian-crane': { figure: 'demoiselle-crane', biome: 'wetland', hour: 'dawn' },
  'pied-cuckoo': { figure: 'amur-falcon', biome: 'forest', hour: 'dawn' },
  'steppe-eagle': { figure: 'amur-falcon', biome: 'grassland', hour: 'gold' },
  'bar-tailed-godwit': { figure: 'arctic-tern', biome: 'coast', hour: 'day' },
  'short-tailed-shearwater': { figure: 'wandering-albatross', biome: 'sea', hour: 'swell' },
  'saiga-antelope': { figure: 'chinkara', biome: 'grassland', hour: 'gold' },
  'mongolian-gazelle': { figure: 'chinkara', biome: 'grassland', hour: 'ember' },
  'tibetan-antelope': { figure: 'chinkara', biome: 'cold-desert', hour: 'clear' },
  'loggerhead-turtle': { figure: 'olive-ridley-turtle', biome: 'ocean', hour: 'day' },
  'chum-salmon': { figure: 'golden-mahseer', biome: 'river', hour: 'green' },
  'gray-whale': { figure: 'humpback-whale', biome: 'ocean', hour: 'day' },
  'pacific-walrus': { figure: 'dugong', biome: 'ice', hour: 'polar' },
  'common-cuckoo': { figure: 'amur-falcon', biome: 'forest', hour: 'golden' },
  'sooty-tern': { figure: 'arctic-tern', biome: 'sea', hour: 'swell' },
  'masked-booby': { figure: 'wandering-albatross', biome: 'sea', hour: 'swell' },
  'ascension-frigatebird': { figure: 'wandering-albatross', biome: 'sea', hour: 'swell' },
  'hawksbill-turtle': { figure: 'green-sea-turtle', biome: 'reef', hour: 'day' },
  'white-stork': { figure: 'greater-adjutant', biome: 'farmland', hour: 'morning' },
  bird: { figure: 'amur-falcon', biome: 'alpine', hour: 'clear' },
  mammal: { figure: 'nilgai', biome: 'grassland', hour: 'gold' },
  animal: { figure: 'nilgai', biome: 'grassland', hour: 'gold' },
};
