import sharp from 'sharp';
import { figure, figureNames } from '.';
import { DRAWN } from './drawn';
import type { Box, Figure } from './figure';

const EDGE = { left: -200, top: -120, width: 600, height: 400 };

/** The box that the rendered figure fills. */
async function painted({ body }: Figure): Promise<Box> {
  const { left, top, width, height } = EDGE;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(document))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  const rows: number[] = [];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) > 90) {
        columns.push(x);
        rows.push(y);
      }
  const least = (list: number[]) => list.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (list: number[]) => list.reduce((a, b) => Math.max(a, b), -Infinity);
  return [least(columns) + left, least(rows) + top, most(columns) + left + 1, most(rows) + top + 1];
}

describe.each(figureNames())('%s', (name) => {
  test('gives each id once, so that no clip takes another one’s place', () => {
    const ids = [...figure(name).body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has a box, a pose and a size that fit a scene', () => {
    const { body, box, size } = figure(name);
    expect(body).toMatch(/^</);
    expect(body).not.toMatch(/NaN|undefined/);
    expect(box[2]).toBeGreaterThan(box[0]);
    expect(box[3]).toBeGreaterThan(box[1]);
    expect(size).toBeGreaterThan(0.15);
    expect(size).toBeLessThan(0.75);
  });
});

/** Placed by what sits, because a tail hangs lower or a tree is included. */
const seatedOnBranch = (drawn: Figure) => drawn.pose === 'perch' || drawn.pose === 'cling';

test.each(Object.entries(DRAWN))('%s fills its box', async (_name, make) => {
  const drawn = make();
  const box = await painted(drawn);
  if (seatedOnBranch(drawn)) {
    expect(box[3]).toBeGreaterThanOrEqual(drawn.box[3] - 3);
    return;
  }
  const away = box.map((edge, i) => Math.abs(edge - (drawn.box[i] ?? 0)));
  expect(away[0]).toBeLessThanOrEqual(3);
  expect(away[1]).toBeLessThanOrEqual(3);
  expect(away[2]).toBeLessThanOrEqual(3);
  expect(away[3]).toBeLessThanOrEqual(5);
});

test('a figure is drawn once and cached', () => {
  expect(figure('gharial')).toBe(figure('gharial'));
});
