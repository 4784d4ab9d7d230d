import { dayFault, daySchema } from '@aranya/contracts';
import { type Coordinates, roundedPoint } from './coordinates';

/** The day and place in a picture's metadata. */
export interface PictureFacts {
  /** By the camera's clock. */
  day: string | null;
  point: Coordinates | null;
}

/** Earlier days come from a clock that was never set. */
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

function parseDay(written: unknown, today: string): string | null {
  const day = /^(\d{4}):(\d\d):(\d\d)/.exec(String(written))?.slice(1).join('-');
  if (day === undefined || !daySchema.safeParse(day).success || day < FIRST_DAY) return null;
  return dayFault(day, today) === null ? day : null;
}

function parsePoint(lat: unknown, lng: unknown): Coordinates | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const isZero = Math.abs(lat) < NOWHERE && Math.abs(lng) < NOWHERE;
  return isOnEarth && !isZero ? roundedPoint({ lat, lng }) : null;
}

/**
 * Leaves out impossible values.
 * @param today `YYYY-MM-DD`
 */
export const toPictureFacts = (tags: Readonly<Record<string, unknown>>, today: string): PictureFacts => ({
  day: parseDay(tags['DateTimeOriginal'], today),
  point: parsePoint(tags['latitude'], tags['longitude']),
});

/** Reads on the device; unreadable metadata give nothing. */
export async function readFacts(file: Blob, today: string): Promise<PictureFacts> {
  try {
    const [{ parse }, bytes] = await Promise.all([
      import('exifr/dist/lite.esm.mjs'),
      file.slice(0, HEAD_BYTES).arrayBuffer(),
    ]);
    return toPictureFacts((await parse(bytes, asked)) ?? {}, today);
  } catch {
    return { day: null, point: null };
  }
}
