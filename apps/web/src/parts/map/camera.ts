import L from 'leaflet';
import type { Point } from './geometry';
import { prefersReducedMotion } from '../../lib/reduced-motion';
import { clearArea, type Box } from './clear-area';

export const FLY_ZOOM = 5;
const FLY_SECONDS = 1.5;

/** Half the latest point's marker, and some space. */
const GAP = 32;

/** At a closer zoom the outline alone would be an empty field. */
const MAX_FIT_ZOOM = 8;

/** The centre may pass the outermost worlds' shores, never the worlds. */
const limits = L.latLngBounds([-85, -360], [85, 360]);

export const WORLD: { center: [number, number]; zoom: number } = { center: [0, 0], zoom: 2 };

const INDIA: readonly Point[] = [
  { lat: 7, lng: 68 },
  { lat: 36, lng: 97 },
];

function flyTo(map: L.Map, to: L.LatLngExpression, zoom: number) {
  // Leaflet cannot fly a map without a size.
  if (prefersReducedMotion() || map.getSize().x === 0) map.setView(to, zoom, { animate: false });
  else map.flyTo(to, zoom, { duration: FLY_SECONDS });
}

/** Returns pixels from the map's corner. */
function findClearArea(map: L.Map, panels: readonly Element[]): Box {
  const { left, top, width, height } = map.getContainer().getBoundingClientRect();
  const controls = map.getContainer().querySelectorAll('.leaflet-control');
  const covers = [...panels, ...controls].flatMap((element): Box[] => {
    const box = element.getBoundingClientRect();
    if (box.width === 0) return [];
    return [{ left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }];
  });
  return clearArea({ left: 0, top: 0, right: width, bottom: height }, covers, GAP);
}

/** Flies the point to the map's middle, or beside the panels if they cover it. */
export function flyToPoint(map: L.Map, point: Point, panels: readonly Element[], zoom = FLY_ZOOM): L.LatLng {
  const middle = map.getSize().divideBy(2);
  const clear = findClearArea(map, panels);
  const rest = L.point(
    Math.min(Math.max(middle.x, clear.left), clear.right),
    Math.min(Math.max(middle.y, clear.top), clear.bottom),
  );
  const centre = map.unproject(map.project(point, zoom).add(middle).subtract(rest), zoom);
  flyTo(map, centre, zoom);
  return centre;
}

/**
 * Shows all points between the panels and the map's own controls.
 * @param fly animates, unless the visitor wants no motion
 */
export function showPoints(
  map: L.Map,
  points: readonly Point[],
  panels: readonly Element[],
  fly = true,
): void {
  const { left, top, right, bottom } = findClearArea(map, panels);
  const { x, y } = map.getSize();
  const view = {
    paddingTopLeft: L.point(left, top),
    paddingBottomRight: L.point(x - right, y - bottom),
    maxZoom: MAX_FIT_ZOOM,
  };
  const bounds = L.latLngBounds([...points]);
  if (!fly || prefersReducedMotion() || x === 0) map.fitBounds(bounds, { ...view, animate: false });
  else map.flyToBounds(bounds, { ...view, duration: FLY_SECONDS });
}

export const showIndia = (map: L.Map): void => showPoints(map, INDIA, [], false);

export function showWorld(map: L.Map): void {
  if (map.getZoom() !== WORLD.zoom || !map.getCenter().equals(WORLD.center)) {
    flyTo(map, WORLD.center, WORLD.zoom);
  }
}

/** Leaflet's `maxBounds` keeps the view's edges inside, which a whole route on a phone exceeds. */
export function keepCentre(map: L.Map): void {
  const { lat, lng } = map.getCenter();
  const kept = L.latLng(
    Math.min(Math.max(lat, limits.getSouth()), limits.getNorth()),
    Math.min(Math.max(lng, limits.getWest()), limits.getEast()),
  );
  // Leaflet pans by whole pixels, and a pan by none would fire the event that calls this again, endlessly.
  const step = map.latLngToContainerPoint(kept).subtract(map.getSize().divideBy(2)).trunc();
  if (step.x !== 0 || step.y !== 0) map.panTo(kept, { animate: false });
}

/**
 * Calls `onRest` shortly after the map stopped at `centre`, unless the visitor moved it meanwhile.
 * @returns a function that cancels it
 */
export function whenAtRest(map: L.Map, centre: L.LatLng, moment: number, onRest: () => void): () => void {
  let timer: number | undefined;
  const cancel = () => window.clearTimeout(timer);
  const arrive = () => {
    if (map.getZoom() !== FLY_ZOOM || map.distance(map.getCenter(), centre) > 1000) return;
    timer = window.setTimeout(onRest, moment);
    map.once('movestart', cancel);
  };
  map.once('moveend', arrive);
  return () => {
    map.off('moveend', arrive);
    map.off('movestart', cancel);
    cancel();
  };
}
