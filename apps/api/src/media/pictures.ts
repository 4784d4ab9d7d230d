import { createHash } from 'node:crypto';
import { limits } from '@aranya/contracts';
import sharp from 'sharp';
import { errors, type AppError } from '../plugins/errors';
import { createGate, GateFull } from './gate';
import { isHonest, type ReadableType, readableTypes, sniffPictureType } from './picture-type';

/** A picture as it is stored: upright WebP in sRGB without any metadata. */
export interface CleanPicture {
  bytes: Buffer;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** SHA-256 of `bytes`, in hex. */
  hash: string;
  type: 'image/webp';
}

export interface PictureSource {
  bytes: Buffer;
  /** As the sender calls the file; only shown in refusals. */
  name?: string | undefined;
  /** The media type that the sender claims. */
  declaredType?: string | undefined;
}

/** The longer side of a stored picture, in pixels. */
export const LONGEST_SIDE = 2048;
const QUALITY = 82;
const DECODE_SECONDS = 30;

// A decoded picture of 40 megapixels takes some 160 MB, so two at once bound the memory. Those that wait are still in
// memory as files, up to 16 MB each.
const decoding = createGate(2, 64);
// Uploads hardly ever repeat, so libvips need not remember operations; two decodes at once keep two cores busy.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture, turns it upright, takes out all metadata (EXIF with place and camera, XMP, IPTC, comments; the
 * colour profile is turned into sRGB), makes it at most {@link LONGEST_SIDE} on its longer side and encodes it anew.
 * Of an animation the first frame is kept. At most two pictures are decoded at once.
 *
 * @throws AppError `unsupported_media` (415) for what is no picture, is of another type than it claims, is of a type
 * that cannot be read, or is damaged or cut off; `too_large` (413) over 16 MB or, by its header alone, over 40
 * megapixels; `unavailable` (503) while too many pictures wait.
 */
export async function cleanPicture(source: PictureSource): Promise<CleanPicture> {
  const name = pictureName(source.name);
  if (source.bytes.length > limits.imageBytes) throw pictureTooHeavy(source.name);
  const type = typeOf(source, name);
  return decoding
    .run(async () => {
      await checkHeader(source.bytes, type, name);
      return encode(source.bytes, name);
    })
    .catch((error: unknown) => {
      if (!(error instanceof GateFull)) throw error;
      throw errors.unavailable('Many pictures are being published right now. Please try again in a moment.');
    });
}

/** The refusal of a file over 16 MB; its reader may stop before it has all of it. */
export function pictureTooHeavy(name?: string): AppError {
  return errors.tooLarge(`${pictureName(name)} is too large. A picture can have at most 16 MB.`);
}

function typeOf(source: PictureSource, name: string): ReadableType {
  const sniffed = sniffPictureType(source.bytes);
  const readable = readableTypes.find((type) => type === sniffed);
  if (!readable) {
    const what = sniffed
      ? `${name} is ${unreadableTypeName(sniffed)}, which cannot be shown here.`
      : `${name} is not a picture.`;
    throw errors.unsupportedMedia(`${what} Please choose a JPEG, PNG, WebP, AVIF or GIF picture.`);
  }
  if (!isHonest(source.declaredType, readable)) {
    throw errors.unsupportedMedia(
      `${name} is not what it says it is: it holds a ${typeName(readable)} picture. Please give it the right ending or save it again.`,
    );
  }
  return readable;
}

/** Reads the header only: a few kilobytes may declare gigapixels, and must not get as far as a decoder. */
async function checkHeader(bytes: Buffer, type: ReadableType, name: string): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw damaged(name);
    });
  const isAvif = header.format === 'heif' && header.compression === 'av1';
  if (`image/${isAvif ? 'avif' : header.format}` !== type) throw damaged(name);
  if (header.width * header.height > limits.imagePixels) {
    throw errors.tooLarge(
      `${name} has too many pixels (${header.width} × ${header.height}). A picture can have at most 40 megapixels.`,
    );
  }
}

async function encode(bytes: Buffer, name: string): Promise<CleanPicture> {
  const stored = await sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    // Without a call of withMetadata, withExif or keepIccProfile sharp writes none of them and converts to sRGB.
    .webp({ quality: QUALITY })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged(name);
    });
  return {
    bytes: stored.data,
    width: stored.info.width,
    height: stored.info.height,
    hash: createHash('sha256').update(stored.data).digest('hex'),
    type: 'image/webp',
  };
}

function damaged(name: string): AppError {
  return errors.unsupportedMedia(`${name} is damaged or incomplete. Please choose another picture.`);
}

/** File names are the sender's text: cut short, without what would not show. */
function pictureName(name: string | undefined): string {
  const shown = (name ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (shown === '') return 'This file';
  return `“${shown.length > 60 ? `${shown.slice(0, 59)}…` : shown}”`;
}

function typeName(type: ReadableType): string {
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
