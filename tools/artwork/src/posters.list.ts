import type { AnimalArt } from './artwork.list';

/** Overrides what the record and its signature animal say. */
export type PosterArt = Partial<AnimalArt>;

/** By the park's slug. */
export const POSTER_ART: Readonly<Record<string, PosterArt>> = {
  'jim-corbett-national-park': { hour: 'golden', flip: false },
  'kaziranga-national-park': { hour: 'gold' },
  'gir-national-park': { hour: 'amber' },
  'ranthambore-national-park': { hour: 'dusk', flip: false },
  'kanha-national-park': { hour: 'dawn' },
  'sundarbans-national-park': { biome: 'mangrove', hour: 'evening' },
  'periyar-national-park': { hour: 'mist' },
  'hemis-national-park': { biome: 'cold-desert', hour: 'clear' },
  'bandipur-national-park': { hour: 'golden' },
  'keoladeo-national-park': { hour: 'rose', pose: 'wade' },
  'great-himalayan-national-park': { hour: 'clear' },
  'manas-national-park': { hour: 'rain' },
  'tadoba-national-park': { hour: 'dusk' },
  'eravikulam-national-park': { biome: 'shola', hour: 'gold' },
  'dachigam-national-park': { hour: 'glow' },
  'keibul-lamjao-national-park': { hour: 'dawn' },
  'namdapha-national-park': { hour: 'rain' },
  'khangchendzonga-national-park': { biome: 'alpine', hour: 'clear' },
  'dudhwa-national-park': { hour: 'ember' },
  'bhitarkanika-national-park': { biome: 'mangrove', hour: 'tide' },
  'blackbuck-national-park-velavadar': { hour: 'gold' },
  'betla-national-park': { hour: 'golden' },
  'gulf-of-mannar-marine-national-park': { hour: 'day' },
  'mahatma-gandhi-marine-national-park': { hour: 'day', y: 0.72, size: 0.52 },
  'valmiki-national-park': { biome: 'grassland', hour: 'rain' },
  'national-chambal-wildlife-sanctuary': { hour: 'dawn' },
  'dampa-wildlife-sanctuary': { hour: 'mist' },
  'gahirmatha-marine-wildlife-sanctuary': { hour: 'sunset' },
  'coringa-wildlife-sanctuary': { biome: 'mangrove', hour: 'tide' },
  'wild-ass-wildlife-sanctuary': { biome: 'salt-flat', hour: 'salt' },
  'changthang-cold-desert-wildlife-sanctuary': { biome: 'cold-desert', hour: 'glow' },
};
