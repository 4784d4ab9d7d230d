import sharp from 'sharp';
import { type FigureName, figure } from '.';
import { HELD, letGo } from './held';

/** Beyond the box, in figure units: claws, ears and ruffled hair. */
const SPARE = 9;

test.each(Object.keys(HELD) as FigureName[])('%s lets go of all that it holds', async (name) => {
  const [left, top, right] = figure(name).box;
  const frame = { left: left - 300, top: top - 300, side: 700 };
  const { data, info } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.side}" height="${frame.side}" viewBox="${frame.left} ${frame.top} ${frame.side} ${frame.side}">${letGo(name)}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const outside: string[] = [];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const [atX, atY] = [x + frame.left, y + frame.top];
      const away = atX < left - SPARE || atX > right + SPARE || atY < top - SPARE;
      if (away && (data[(y * info.width + x) * info.channels + 3] ?? 0) > 90) outside.push(`${atX} ${atY}`);
    }
  expect(outside).toEqual([]);
});
