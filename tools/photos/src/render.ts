import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo } from '@aranya/wildlife-data';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from './refusal';

export const WIDTHS: readonly number[] = [480, 960, 1_600];
/** The crop by which the focus is found must differ in form from the picture. */
const CROP = { width: 0.5, height: 0.9 };
const QUALITY = { avif: 50, webp: 74 } as const;

export type Rendering = Pick<Photo, 'width' | 'height' | 'widths' | 'focus' | 'colour'>;

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** Shares of width and height. */
async function findFocus(picture: Sharp, width: number, height: number): Promise<Photo['focus']> {
  const { info } = await picture
    .clone()
    .resize({
      width: Math.max(1, Math.round(width * CROP.width)),
      height: Math.max(1, Math.round(height * CROP.height)),
      fit: 'cover',
      position: sharp.strategy.attention,
      withoutEnlargement: true,
    })
    .toBuffer({ resolveWithObject: true });
  const share = (at: number | undefined, side: number) =>
    Math.round(Math.min(1, Math.max(0, (at ?? side / 2) / side)) * 100) / 100;
  return { x: share(info.attentionX, width), y: share(info.attentionY, height) };
}

/**
 * Upright, without metadata.
 * @throws Refusal for a picture that cannot be decoded
 */
export async function render(
  bytes: Buffer,
  folder: string,
  widths: readonly number[] = WIDTHS,
): Promise<Rendering> {
  let picture: Sharp;
  try {
    const upright = await sharp(bytes, { limitInputPixels: 100_000_000 })
      .rotate()
      .toColourspace('srgb')
      .png()
      .toBuffer();
    picture = sharp(upright);
  } catch (error) {
    throw new Refusal(
      `its file cannot be decoded (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  const { width: fullWidth, height: fullHeight } = await picture.metadata();
  const fitting = widths.filter((width) => width < fullWidth);
  const largest = Math.min(fullWidth, widths.at(-1) ?? fullWidth);
  const used = [...fitting.filter((width) => width !== largest), largest];
  await mkdir(folder, { recursive: true });
  let height = 0;
  for (const width of used) {
    const resized = picture.clone().resize({ width });
    const { data, info } = await resized
      .clone()
      .avif({ quality: QUALITY.avif })
      .toBuffer({ resolveWithObject: true });
    height = info.height;
    await writeFile(join(folder, `${width}.avif`), data);
    await writeFile(join(folder, `${width}.webp`), await resized.webp({ quality: QUALITY.webp }).toBuffer());
  }
  const { dominant } = await picture.stats();
  return {
    width: largest,
    height,
    widths: used,
    focus: await findFocus(picture, fullWidth, fullHeight),
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  };
}
