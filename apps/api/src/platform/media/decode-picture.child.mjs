// A process of its own, without a TypeScript loader; see decode-picture.ts.
import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}`),
});

/** @param {import('./decode-picture').DecodeRequest} request */
async function decode({ bytes, type, maxPixels, maxSide, longestSide, quality }) {
  try {
    const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
    const { width, height, format, compression } = header;
    const isAvif = format === 'heif' && compression === 'av1';
    if (`image/${isAvif ? 'avif' : format}` !== type) return { failure: 'damaged' };
    // A few kilobytes may declare gigapixels.
    if (width * height > maxPixels) return { failure: 'too_many_pixels', width, height };
    if (Math.max(width, height) > maxSide) return { failure: 'too_long', width, height };
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
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
