/** Degrees of WGS 84; `lng` from -180 to 180. */
export type TrackPoint = {
  lat: number;
  lng: number;
  /** For the text log: 'Bhitarkanika, Odisha'. */
  place: string;
};

/**
 * An animal on the map. Legs are straight lines in Web Mercator; neighbouring longitudes that differ by more than
 * 180 degrees cross the date line.
 */
export type Track = {
  /** Unique. The catalogue's name where `animalId` is given. */
  name: string;
  emoji: string;
  /** 3 to 4 points in order of travel. */
  path: readonly TrackPoint[];
  /** Sea ice is sea. */
  medium: 'air' | 'land' | 'sea' | 'river';
  kind: 'migration' | 'range';
  summary: string;
  source: { title: string; url: string };
  animalId?: number;
};
