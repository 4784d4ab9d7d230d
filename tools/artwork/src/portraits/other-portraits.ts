/**
 * Portraits of animals that have no page: of the tracker's routes, of measured tracks, of avatars, and for a species
 * that nobody has drawn. Imported by pages: it holds names alone.
 */
export const OTHER_PORTRAITS = [
  'caribou',
  'siberian-crane',
  'pied-cuckoo',
  'steppe-eagle',
  'bar-tailed-godwit',
  'short-tailed-shearwater',
  'saiga-antelope',
  'mongolian-gazelle',
  'tibetan-antelope',
  'loggerhead-turtle',
  'chum-salmon',
  'gray-whale',
  'pacific-walrus',
  'common-cuckoo',
  'sooty-tern',
  'masked-booby',
  'ascension-frigatebird',
  'hawksbill-turtle',
  'white-stork',
  'red-fox',
  'mute-swan',
  'bird',
  'animal',
] as const;

export type OtherPortrait = (typeof OTHER_PORTRAITS)[number];

/** `slug` of a catalogue's animal, or one of `OTHER_PORTRAITS`. */
export const portraitAddress = (slug: string): string => `/artwork/portraits/${slug}.svg`;
