/** One place on a track, in degrees of WGS 84; `lng` within -180 to 180. */
export type TrackPoint = {
  lat: number;
  lng: number;
  /** Where that is, for the text log: "Bhitarkanika, Odisha". */
  place: string;
};

/**
 * An animal that can be followed on the map. The legs between its points are drawn as straight lines on a Web
 * Mercator map; where two neighbouring longitudes differ by more than 180 degrees, the leg crosses the date line.
 */
export type Track = {
  /** Unique; what the search matches and the caption shows. The catalogue's name, if `animalId` is given. */
  name: string;
  /** One emoji, shown as marker. */
  emoji: string;
  /** 3 to 4 points in order of travel, degrees WGS 84, lng within -180 to 180. */
  path: readonly TrackPoint[];
  /** What it travels through; the rules test the path against the outline of the land. Sea ice is sea. */
  medium: 'air' | 'land' | 'sea' | 'river';
  /** A seasonal migration, or movement within a home range. */
  kind: 'migration' | 'range';
  /** One or two sentences of our own on what the route shows. */
  summary: string;
  /** Where the facts come from. */
  source: { title: string; url: string };
  /** id of the catalogue animal, if there is one. */
  animalId?: number;
};
