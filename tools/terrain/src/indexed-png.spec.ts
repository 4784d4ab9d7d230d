import sharp from 'sharp';
import { indexedPng } from './indexed-png';

test.each([2, 4, 16, 200])('a picture of %i colours is read as it was written', async (colours) => {
  const size = 16;
  const pixels = Uint8Array.from({ length: size * size }, (_, at) => at % colours);
  const palette = Uint8Array.from({ length: colours * 3 }, (_, at) => (at * 7) % 256);
  const read = await sharp(indexedPng(size, pixels, colours)(palette))
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...read]).toEqual([...pixels].flatMap((at) => [...palette.subarray(3 * at, 3 * at + 3)]));
});
