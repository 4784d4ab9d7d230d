import { dayFault, daySchema } from '@aranya/contracts';
import { type Coordinates, roundedPoint } from './coordinates';

/** When and where a picture says it was taken. */
export interface PictureFacts {
  /** By the clock of the camera. */
  day: string | null;
  point: Coordinates | null;
}

/** Earlier days are those of a clock that was never set. */
const FIRST_DAY = '1995-01-01';
/** In degrees: devices without a position write zeros. */
const NOWHERE = 0.01;
/** JPEG has it in its first 64 KB or soon after. */
const HEAD_BYTES = 256 * 1024;

const asked = {
  ifd0: false as const,
  exif: ['DateTimeOriginal'],
  gps: ['GPSLatitude', 'GPSLatitudeRef', 'GPSLongitude', 'GPSLongitudeRef'],
  reviveValues: false as const,
};

function dayOf(written: unknown, today: string): string | null {
  const day = /^(\d{4}):(\d\d):(\d\d)/.exec(String(written))?.slice(1).join('-');
  if (day === undefined || !daySchema.safeParse(day).success || day < FIRST_DAY) return null;
  return dayFault(day, today) === null ? day : null;
}

function pointOf(lat: unknown, lng: unknown): Coordinates | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const isZero = Math.abs(lat) < NOWHERE && Math.abs(lng) < NOWHERE;
  return isOnEarth && !isZero ? roundedPoint({ lat, lng }) : null;
}

/** Without what cannot be true. @param today `YYYY-MM-DD` */
export const factsOf = (tags: Readonly<Record<string, unknown>>, today: string): PictureFacts => ({
  day: dayOf(tags['DateTimeOriginal'], today),
  point: pointOf(tags['latitude'], tags['longitude']),
});

/** Reads them on the device; what cannot be read tells nothing. */
export async function readFacts(file: Blob, today: string): Promise<PictureFacts> {
  try {
    const [{ parse }, bytes] = await Promise.all([
      import('exifr/dist/lite.esm.mjs'),
      file.slice(0, HEAD_BYTES).arrayBuffer(),
    ]);
    return factsOf((await parse(bytes, asked)) ?? {}, today);
  } catch {
    return { day: null, point: null };
  }
}
