// A process of its own, without a TypeScript loader; see decode-picture.ts.
import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}`),
});

const SVG = 'image/svg+xml';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** The paper of light pages. */
const PAPER = '#f6efe0';
const ICON = 512;
/** Masks may cut off all but the middle. */
const MASKABLE = 320;

async function drawLogo(source, longestSide) {
  const png = { palette: true };
  const square = (side, background) => source.clone().resize(side, side, { fit: 'contain', background });
  const margin = (ICON - MASKABLE) / 2;
  const { data, info } = await source
    .clone()
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    .png(png)
    .toBuffer({ resolveWithObject: true });
  const maskable = square(MASKABLE, PAPER)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .flatten({ background: PAPER });
  return {
    image: data,
    icon: await square(ICON, CLEAR).png(png).toBuffer(),
    maskable: await maskable.png(png).toBuffer(),
    width: info.width,
    height: info.height,
  };
}

/** Where tools/artwork draws the emblem on cards. */
const LABEL = { width: 356, height: 132, start: 48, padding: 24 };

async function drawCard(source, logo, quality) {
  const { width, height, start, padding } = LABEL;
  const label = await sharp(logo)
    .resize(width - start - padding, height - 2 * padding, {
      fit: 'contain',
      position: 'left',
      background: CLEAR,
    })
    .extend({ top: padding, bottom: padding, left: start, right: padding, background: CLEAR })
    .toBuffer();
  const paper = { create: { width, height, channels: 3, background: PAPER } };
  const { data, info } = await source
    .composite([
      { input: paper, left: 0, top: 0 },
      { input: label, left: 0, top: 0 },
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** @param {import('./decode-picture').DecodeRequest} request */
async function decode({ kind, bytes, logo, type, maxPixels, maxSide, longestSide, quality }) {
  // Only a logo may be a drawing. It is rendered without scripts, and finds no other file.
  sharp[type === SVG ? 'unblock' : 'block']({ operation: ['VipsForeignLoadSvg'] });
  try {
    const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
    const { width, height, format, compression } = header;
    const isAvif = format === 'heif' && compression === 'av1';
    const found = format === 'svg' ? SVG : `image/${isAvif ? 'avif' : format}`;
    if (found !== type) return { failure: 'damaged' };
    // A few kilobytes may declare gigapixels.
    if (width * height > maxPixels) return { failure: 'too_many_pixels', width, height };
    if (Math.max(width, height) > maxSide) return { failure: 'too_long', width, height };
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).autoOrient();
    if (kind === 'logo') return await drawLogo(source, longestSide);
    if (kind === 'card') return await drawCard(source, logo, quality);
    const { data, info } = await source
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      // sharp drops metadata and converts to sRGB by default.
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { failure: 'damaged' };
  }
}

process.once('disconnect', () => process.exit());
process.on('message', async (request) => {
  process.send(await decode(request));
});
