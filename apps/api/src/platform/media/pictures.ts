import { createHash } from 'node:crypto';
import { limits, type PictureType, pictureTypes } from '@aranya/contracts';
import { createFairQueue, QueueFull } from '../common/fair-queue';
import { signals } from '../observe/signals';
import { type AppError, errors } from '../plugins/errors';
import { type DecodeFailure, type DecodedLogo, decodePicture, type DecodeRequest } from './decode-picture';
import { matchesDeclaredType, sniffPictureType } from './picture-type';

/** Upright WebP in sRGB without metadata. */
export interface CleanPicture {
  bytes: Buffer;
  width: number;
  height: number;
  hash: string;
  type: 'image/webp';
}

export interface PictureSource {
  bytes: Buffer;
  name?: string | undefined;
  declaredType?: string | undefined;
}

export const LONGEST_SIDE = 2048;
const LOGO_SIDE = 512;
const QUALITY = 82;
/** Noise of forty megapixels takes 7 s as AVIF; photographs take one or two. */
const DECODE_TIMEOUT_MS = 10_000;

const inTurn = createFairQueue({
  concurrency: 2,
  maxPerAccount: 8,
  maxTotal: 66,
  onLength: (length) => signals.pictureQueue.publish({ length }),
});

/**
 * Keeps an animation's first frame.
 * @throws AppError `unsupported_media`, `too_large`, `too_many_requests`, or `unavailable` while too many
 * wait
 */
export async function cleanPicture(source: PictureSource, accountId: string): Promise<CleanPicture> {
  const name = pictureName(source.name);
  if (source.bytes.length > limits.imageBytes) throw pictureTooHeavy(source.name);
  const type = acceptedType(source, name);
  const {
    bytes: data,
    width,
    height,
  } = await decode({ kind: 'picture', type, longestSide: LONGEST_SIDE }, source, accountId);
  const bytes = Buffer.from(data);
  return { bytes, width, height, hash: toHash(bytes), type: 'image/webp' };
}

/**
 * Draws a logo as PNGs, also one in SVG, so that nothing of the file itself is kept.
 * @throws AppError as {@link cleanPicture}
 */
export async function drawLogo(
  source: PictureSource,
  accountId: string,
): Promise<DecodedLogo & { hash: string }> {
  const name = pictureName(source.name);
  if (source.bytes.length > limits.logoBytes) throw logoTooHeavy(source.name);
  const isSvg = sniffPictureType(source.bytes) === 'image/svg+xml';
  const type = isSvg ? 'image/svg+xml' : acceptedType(source, name);
  const drawn = await decode({ kind: 'logo', type, longestSide: LOGO_SIDE }, source, accountId);
  return { ...drawn, hash: toHash(drawn.image) };
}

/** @throws AppError as {@link cleanPicture} */
export async function drawCard(card: Buffer, logo: Buffer): Promise<Buffer> {
  const drawn = await decode(
    { kind: 'card', type: 'image/jpeg', longestSide: LONGEST_SIDE, logo },
    { bytes: card },
    'cards',
  );
  return Buffer.from(drawn.bytes);
}

async function decode<Kind extends DecodeRequest['kind']>(
  wanted: Pick<DecodeRequest<Kind>, 'kind' | 'type' | 'longestSide' | 'logo'>,
  { bytes, name }: PictureSource,
  accountId: string,
) {
  const { imagePixels: maxPixels, imageSide: maxSide } = limits;
  const request: DecodeRequest<Kind> = { ...wanted, bytes, maxPixels, maxSide, quality: QUALITY };
  const decoded = await inTurn(accountId, () => decodePicture(request, accountId, DECODE_TIMEOUT_MS)).catch(
    queueFull,
  );
  if ('failure' in decoded) throw refusal(decoded, pictureName(name));
  return decoded;
}

const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function queueFull(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  throw error.scope === 'account'
    ? errors.tooManyRequests('Your last pictures are still being processed. Please try again in a moment.', 5)
    : errors.unavailable('Many pictures are being published right now. Please try again in a moment.');
}

function refusal(failed: DecodeFailure, name: string): AppError {
  switch (failed.failure) {
    case 'damaged':
      return errors.unsupportedMedia(`${name} is damaged or incomplete. Please choose another picture.`);
    case 'too_slow':
      return errors.tooLarge(
        `${name} takes too long to process. Please save a smaller version, for example as JPEG.`,
      );
    case 'too_many_pixels':
      return errors.tooLarge(
        `${name} has too many pixels (${failed.width} × ${failed.height}). A picture can have at most ${limits.imagePixels / 1e6} megapixels.`,
      );
    case 'too_long':
      return errors.tooLarge(
        `${name} is too long (${failed.width} × ${failed.height} pixels). A side can have at most ${limits.imageSide} pixels.`,
      );
  }
}

export function pictureTooHeavy(name?: string): AppError {
  return errors.tooLarge(
    `${pictureName(name)} is too large. A picture can have at most ${limits.imageBytes / 1024 / 1024} MB.`,
  );
}

export const logoTooHeavy = (name?: string): AppError =>
  errors.tooLarge(`${pictureName(name)} is too large. A logo can have at most 1 MB.`);

function acceptedType(source: PictureSource, name: string): PictureType {
  const sniffed = sniffPictureType(source.bytes);
  const readable = pictureTypes.find((type) => type === sniffed);
  if (!readable) {
    const what = sniffed
      ? `${name} is ${unreadableTypeName(sniffed)}, which cannot be shown here.`
      : `${name} is not a picture.`;
    throw errors.unsupportedMedia(`${what} Please choose a JPEG, PNG, WebP, AVIF or GIF picture.`);
  }
  if (!matchesDeclaredType(source.declaredType, readable)) {
    throw errors.unsupportedMedia(
      `${name} is not what it says it is: it holds a ${typeName(readable)} picture. Please give it the right ending or save it again.`,
    );
  }
  return readable;
}

function pictureName(name: string | undefined): string {
  const shown = (name ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (shown === '') return 'This file';
  return `“${shown.length > 60 ? `${shown.slice(0, 59)}…` : shown}”`;
}

function typeName(type: PictureType): string {
  return {
    'image/jpeg': 'JPEG',
    'image/png': 'PNG',
    'image/webp': 'WebP',
    'image/gif': 'GIF',
    'image/avif': 'AVIF',
  }[type];
}

function unreadableTypeName(type: string): string {
  const names: Record<string, string> = {
    'image/heic': 'a HEIC picture',
    'image/svg+xml': 'an SVG drawing',
    'image/tiff': 'a TIFF picture',
    'image/bmp': 'a BMP picture',
  };
  return names[type] ?? 'a picture of another kind';
}
