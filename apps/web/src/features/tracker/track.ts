import {
  kmBetween,
  slugOf,
  speciesOfTrack,
  tracks,
  type Track,
  type TrackPoint,
} from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { directionText, joinKnown, wayFromStart } from './fix-words';
import { withThousands } from './number-text';
import {
  bearing,
  circleOver,
  nearestDirection,
  lengthKm,
  unwrap,
  type Circle,
  type Direction,
} from '../../parts/map/geometry';

/** `leg` is null at the first stop, and where the animal stayed. */
export interface Stop extends TrackPoint {
  leg: { km: number; direction: Direction } | null;
}

export interface AnimalTrack extends Track {
  slug: string;
  /** The slug of the catalogue's species. */
  species: string | undefined;
  /** Longitudes continue across 180°. */
  stops: readonly Stop[];
  circle: Circle | null;
  km: number;
}

export function animalTrack(track: Track): AnimalTrack {
  const points = unwrap(track.path);
  const stops = points.map((point, index): Stop => {
    const before = points[index - 1];
    const angle = before ? bearing(before, point) : null;
    return {
      ...point,
      leg:
        before && angle !== null
          ? { km: kmBetween(before, point), direction: nearestDirection(angle) }
          : null,
    };
  });
  return {
    ...track,
    slug: slugOf(track.name),
    species: speciesOfTrack(track),
    stops,
    circle: circleOver(points),
    km: lengthKm(points),
  };
}

export const allTracks: readonly AnimalTrack[] = tracks.map(animalTrack);

export function trackBySlug(slug: string | undefined): AnimalTrack | undefined {
  return allTracks.find((track) => track.slug === slug);
}

/** Rounds to the nearest 10 km, because the points are approximate. */
export function kmText(km: number): string {
  const rounded = Math.max(10, Math.round(km / 10) * 10);
  return m.track_km({ km: withThousands(rounded) });
}

/** Returns "2,410 km south-west", and nothing for the first stop. */
export function legText({ leg }: Stop): string {
  return leg ? `${kmText(leg.km)} ${directionText(leg.direction)}` : '';
}

/** Describes each stop, as in "Stop 2 of 4: Nagaland, 3,910 km south-west of the start, heading west". */
export function stopNames({ stops }: AnimalTrack): string[] {
  return stops.map((stop, index) => {
    const next = stops[index + 1]?.leg?.direction;
    const way = wayFromStart(stops[0] ?? stop, stop, kmText);
    const heading = next && m.track_heading({ direction: directionText(next) });
    return `${m.track_stop({ number: index + 1, count: stops.length })}: ${joinKnown(stop.place, way, heading)}`;
  });
}

export function wayText({ stops }: AnimalTrack): string {
  return m.track_way({ from: stops[0]?.place ?? '', to: stops.at(-1)?.place ?? '' });
}
