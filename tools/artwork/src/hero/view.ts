/** India seen from high above the sea south of Sri Lanka, to the north along one meridian. */
const CAMERA = { lat: -6, lng: 78, km: 530 } as const;
const KM_PER_DEGREE = 111.2;
/** Units of the drawing for a slope of one. */
const FOCUS = 1440;
/** Where the camera's meridian meets the level of its eye. */
const AXIS = { x: 980, y: 532 } as const;
/** In their own proportions mountains would be a line of dust, and the Ghats nothing. */
const RISE = 32;
const FLATNESS = 0.8;

/** Kilometres from the camera to a parallel. */
export const viewDistance = (lat: number): number => (lat - CAMERA.lat) * KM_PER_DEGREE;

export const latAtDistance = (distance: number): number => distance / KM_PER_DEGREE + CAMERA.lat;

const kmPerMeridian = (lat: number): number => KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);

export const kmPerUnit = (distance: number): number => distance / FOCUS;

export const lngAtColumn = (x: number, distance: number): number =>
  CAMERA.lng + ((x - AXIS.x) * kmPerUnit(distance)) / kmPerMeridian(latAtDistance(distance));

export const rowAtDistance = (distance: number, height: number): number =>
  AXIS.y + (CAMERA.km - RISE * height ** FLATNESS) / kmPerUnit(distance);

/** Where the hero's drawing shows a place, in its units; `height` in kilometres. */
export function heroPoint(lat: number, lng: number, height = 0): readonly [x: number, y: number] {
  const distance = viewDistance(lat);
  const east = (lng - CAMERA.lng) * kmPerMeridian(lat);
  return [AXIS.x + east / kmPerUnit(distance), rowAtDistance(distance, height)];
}
