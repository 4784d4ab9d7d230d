import { createHash } from 'node:crypto';
import { limits, type PictureType, pictureTypes } from '@aranya/contracts';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type AppError, errors } from '../plugins/errors';
import { matchesDeclaredType, sniffPictureType } from './picture-type';

/** Upright WebP in sRGB without metadata. */
export interface CleanPicture {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** SHA-256 in hex. */
  hash: string;
  type: 'image/webp';
}

export interface PictureSource {
  bytes: Buffer;
  name?: string | undefined;
  declaredType?: string | undefined;
}

/** Pixels. */
export const LONGEST_SIDE = 2048;
const QUALITY = 82;
const DECODE_SECONDS = 30;

// Decoding 40 megapixels takes about 160 MB.
const limitDecoding = pLimit(2);
const MAX_PENDING = 66;
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a picture without metadata; keeps the first frame of an animation.
 * @throws AppError `unsupported_media`, `too_large`, or `unavailable` while too many wait
 */
export async function cleanPicture(source: PictureSource): Promise<CleanPicture> {
  const name = pictureName(source.name);
  if (source.bytes.length > limits.imageBytes) throw pictureTooHeavy(source.name);
  const type = typeOf(source, name);
  if (limitDecoding.activeCount + limitDecoding.pendingCount >= MAX_PENDING) {
    throw errors.unavailable('Many pictures are being published right now. Please try again in a moment.');
  }
  return limitDecoding(async () => {
    await checkHeader(source.bytes, type, name);
    return encode(source.bytes, name);
  });
}

export function pictureTooHeavy(name?: string): AppError {
  return errors.tooLarge(
    `${pictureName(name)} is too large. A picture can have at most ${limits.imageBytes / 1024 / 1024} MB.`,
  );
}

function typeOf(source: PictureSource, name: string): PictureType {
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

/** A few kilobytes may declare gigapixels. */
async function checkHeader(bytes: Buffer, type: PictureType, name: string): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw damaged(name);
    });
  const isAvif = header.format === 'heif' && header.compression === 'av1';
  if (`image/${isAvif ? 'avif' : header.format}` !== type) throw damaged(name);
  if (header.width * header.height > limits.imagePixels) {
    throw errors.tooLarge(
      `${name} has too many pixels (${header.width} × ${header.height}). A picture can have at most ${limits.imagePixels / 1e6} megapixels.`,
    );
  }
}

async function encode(bytes: Buffer, name: string): Promise<CleanPicture> {
  const stored = await sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    // sharp drops metadata and converts to sRGB by default.
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
