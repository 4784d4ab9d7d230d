import { type MapBox, mapBoxLimits } from '@aranya/contracts';

/** The map's centre in degrees, and Leaflet's zoom. */
export interface MapView {
  lat: number;
  lng: number;
  zoom: number;
}

export const MAX_ZOOM = 15;

/** About 40 km across a phone. */
export const TOWN_ZOOM = 10;

/** The width of a tile of 256 pixels in degrees. */
const tileDegrees = (zoom: number) => 360 / 2 ** zoom;

/**
 * Rounds the centre to a few pixels, so that an address tells a person's own place no finer than the map
 * shown.
 */
export function roundView({ lat, lng, zoom }: MapView): MapView {
  const decimals = Math.max(0, Math.ceil(-Math.log10(tileDegrees(zoom) / 8)));
  const rounded = (value: number) => Number(value.toFixed(decimals));
  return { lat: rounded(lat), lng: rounded(lng), zoom: Math.round(zoom * 4) / 4 };
}

export const viewText = ({ lat, lng, zoom }: MapView) => `${lat},${lng},${zoom}`;

/** Reads `26.5,93.1,9`; null for anything else. */
export function parseView(text: string): MapView | null {
  const numbers = text.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part) ? Number(part) : NaN));
  const [lat = NaN, lng = NaN, zoom = NaN] = numbers;
  const isOnGlobe = Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= MAX_ZOOM;
  return numbers.length === 3 && isOnGlobe ? { lat, lng, zoom } : null;
}

/** Otherwise 26.2 is not a whole number of tenths. */
const ROUNDING = 1e-6;

const STEPS = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005];

/** Narrows a side, around its middle, to the API's limit. */
function narrowed(from: number, to: number, most: number): [from: number, to: number] {
  const middle = (from + to) / 2;
  const half = Math.min(to - from, most) / 2;
  return [middle - half, middle + half];
}

/**
 * Widens the box to whole steps of about a quarter of it: small moves ask nothing new, and the API learns
 * less about the map's centre, which may be where somebody stands.
 */
export function askedBox(shown: MapBox): MapBox {
  const side = Math.min(shown.north - shown.south, shown.east - shown.west);
  const step = STEPS.find((each) => each <= side / 4) ?? 0.005;
  const down = (value: number) => Math.floor(value / step + ROUNDING) * step;
  const up = (value: number) => Math.ceil(value / step - ROUNDING) * step;
  const [south, north] = narrowed(shown.south, shown.north, mapBoxLimits.height - 2 * step);
  const [west, east] = narrowed(shown.west, shown.east, mapBoxLimits.width - 2 * step);
  const onGlobe = (value: number, most: number) => Number(Math.max(-most, Math.min(most, value)).toFixed(3));
  return {
    south: onGlobe(down(south), 90),
    west: onGlobe(down(west), 180),
    north: onGlobe(up(north), 90),
    east: onGlobe(up(east), 180),
  };
}
