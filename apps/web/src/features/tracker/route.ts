import { slugOf, tracks, type Track, type TrackPoint } from '@aranya/wildlife-data';
import {
  bearing,
  circleOver,
  haversineKm,
  lengthKm,
  unwrap,
  windOf,
  type Circle,
  type Wind,
} from './geometry';

/** One stop of a route: its place, and how the traveller came from the stop before. */
export interface Stop extends TrackPoint {
  /** Null at the first stop, and where the traveller stayed. */
  leg: { km: number; wind: Wind } | null;
}

/** A track with all that follows from its points. */
export interface Route {
  track: Track;
  /** The animal in the address: `?animal=amur-falcon`. */
  slug: string;
  /** Unwrapped: longitudes run on across 180°. */
  stops: readonly Stop[];
  circle: Circle | null;
  km: number;
}

export function routeOf(track: Track): Route {
  const points = unwrap(track.path);
  const stops = points.map((point, index): Stop => {
    const before = points[index - 1];
    const angle = before ? bearing(before, point) : null;
    return {
      ...point,
      leg: before && angle !== null ? { km: haversineKm(before, point), wind: windOf(angle) } : null,
    };
  });
  return { track, slug: slugOf(track.name), stops, circle: circleOver(points), km: lengthKm(points) };
}

const made = new Map<Track, Route>();

/** The route of a track, worked out when it is first asked for. */
function madeRoute(track: Track): Route {
  const route = made.get(track) ?? routeOf(track);
  made.set(track, route);
  return route;
}

/** Every route, by the animals' names. */
export const allRoutes = (): readonly Route[] => tracks.map(madeRoute);

/** The route of an animal as the address names it; undefined for an unknown one. */
export function routeBySlug(slug: string | null): Route | undefined {
  const track = slug === null ? undefined : tracks.find(({ name }) => slugOf(name) === slug);
  return track && madeRoute(track);
}

/** A distance in words, to the nearest 10 km: the points are no surveys. */
export function kmText(km: number): string {
  const rounded = Math.max(10, Math.round(km / 10) * 10);
  // The browser's own formatter takes longer to make than all else that the page does at its start.
  return `${String(rounded).replace(/\B(?=(\d{3})+$)/g, ',')} km`;
}

/** How a stop was reached, in words: "2,410 km south-west"; nothing for the first. */
export function legText({ leg }: Stop): string {
  return leg ? `${kmText(leg.km)} ${leg.wind}` : '';
}
