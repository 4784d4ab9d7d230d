import type { Fix } from './measured-track.schema';

/** Degrees; `lng` may pass ±180. */
export interface GeoPosition {
  lat: number;
  lng: number;
}

/** Mean radius (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** In (-180, 180]. */
export function shortWay(from: number, to: number): number {
  const turned = (((to - from) % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

export const placeOfFix = ([lng, lat]: Fix): GeoPosition => ({ lat, lng });

/** Haversine. */
export function kmBetween(from: GeoPosition, to: GeoPosition): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const a =
    half(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(shortWay(from.lng, to.lng));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, a)));
}

export const kmAlong = (fixes: readonly Fix[]): number =>
  fixes.reduce((sum, fix, at) => {
    const before = fixes[at - 1];
    return before ? sum + kmBetween(placeOfFix(before), placeOfFix(fix)) : sum;
  }, 0);

/** Along the great circle; the longitude continues from the first place. */
export function placeBetween(from: GeoPosition, to: GeoPosition, share: number): GeoPosition {
  if (share <= 0) return from;
  if (share >= 1) return { lat: to.lat, lng: from.lng + shortWay(from.lng, to.lng) };
  const angle = kmBetween(from, to) / EARTH_RADIUS_KM;
  // Opposite places have no single great circle, and near ones an unstable one.
  if (angle < 1e-9 || Math.PI - angle < 1e-6) {
    return {
      lat: from.lat + share * (to.lat - from.lat),
      lng: from.lng + share * shortWay(from.lng, to.lng),
    };
  }
  const [a, b] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
  const vector = (place: GeoPosition, weight: number): [number, number, number] => [
    weight * Math.cos(radians(place.lat)) * Math.cos(radians(place.lng)),
    weight * Math.cos(radians(place.lat)) * Math.sin(radians(place.lng)),
    weight * Math.sin(radians(place.lat)),
  ];
  const [ax, ay, az] = vector(from, a);
  const [bx, by, bz] = vector(to, b);
  const [x, y, z] = [ax + bx, ay + by, az + bz];
  const lng = degrees(Math.atan2(y, x));
  return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lng: from.lng + shortWay(from.lng, lng) };
}

/** Longitudes continue across 180°. */
export function unwrapFixes(fixes: readonly Fix[]): Fix[] {
  let before: number | undefined;
  return fixes.map(([lng, lat, time]) => {
    before = before === undefined ? lng : before + shortWay(before, lng);
    return [before, lat, time];
  });
}
