import type { BiomeName } from '../biomes';
import { figure } from '../figures';
import { type Crop, CROPS } from './crops.list';
import { HEADS } from './heads';
import type { HeadDrawing } from './heads/head-drawing';
import type { OtherPortrait } from './other-portraits';

interface OtherArt {
  draw(): HeadDrawing;
  biome: BiomeName;
  hour: string;
  crop?: Crop | undefined;
  pale?: boolean;
}

/** Caribou are reindeer by the tracker's name. */
export const OTHER_ART: Readonly<Record<OtherPortrait, OtherArt>> = {
  caribou: { draw: () => figure('reindeer'), crop: CROPS.reindeer, biome: 'ice', hour: 'polar' },
  'siberian-crane': { draw: HEADS['siberian-crane'], biome: 'wetland', hour: 'dawn', pale: true },
  'pied-cuckoo': { draw: HEADS['pied-cuckoo'], biome: 'forest', hour: 'dawn' },
  'steppe-eagle': { draw: HEADS['steppe-eagle'], biome: 'grassland', hour: 'gold' },
  'bar-tailed-godwit': { draw: HEADS['bar-tailed-godwit'], biome: 'coast', hour: 'day' },
  'short-tailed-shearwater': { draw: HEADS['short-tailed-shearwater'], biome: 'sea', hour: 'swell' },
  'saiga-antelope': { draw: HEADS['saiga-antelope'], biome: 'grassland', hour: 'gold' },
  'mongolian-gazelle': { draw: HEADS['mongolian-gazelle'], biome: 'grassland', hour: 'ember' },
  'tibetan-antelope': { draw: HEADS['tibetan-antelope'], biome: 'cold-desert', hour: 'clear' },
  'loggerhead-turtle': { draw: HEADS['loggerhead-turtle'], biome: 'ocean', hour: 'day' },
  'chum-salmon': { draw: HEADS['chum-salmon'], biome: 'ocean', hour: 'deep' },
  'gray-whale': { draw: HEADS['gray-whale'], biome: 'ocean', hour: 'day' },
  'pacific-walrus': { draw: HEADS['pacific-walrus'], biome: 'ice', hour: 'polar' },
  'common-cuckoo': { draw: HEADS['common-cuckoo'], biome: 'forest', hour: 'golden' },
  'sooty-tern': { draw: HEADS['sooty-tern'], biome: 'sea', hour: 'swell', pale: true },
  'masked-booby': { draw: HEADS['masked-booby'], biome: 'coast', hour: 'day', pale: true },
  'ascension-frigatebird': { draw: HEADS['ascension-frigatebird'], biome: 'sea', hour: 'swell' },
  'hawksbill-turtle': { draw: HEADS['hawksbill-turtle'], biome: 'reef', hour: 'day' },
  'white-stork': { draw: HEADS['white-stork'], biome: 'farmland', hour: 'morning', pale: true },
  'red-fox': { draw: HEADS['red-fox'], biome: 'forest', hour: 'dusk' },
  'mute-swan': { draw: HEADS['mute-swan'], biome: 'wetland', hour: 'dawn', pale: true },
  bird: { draw: HEADS.bird, biome: 'alpine', hour: 'clear' },
  animal: { draw: HEADS.animal, biome: 'grassland', hour: 'gold' },
};
