import { ANIMAL_ART } from '../artwork.list';
import { silhouette } from './silhouette';

/** The height of the back as a part of the whole figure's. */
async function backOf(slug: string): Promise<number> {
  const art = ANIMAL_ART[slug];
  if (!art) throw new Error(`There is no ${slug}.`);
  const svg = await silhouette(art.figure);
  const number = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(svg)?.[1]);
  return number('data-back') / number('height');
}

test.each(['hangul', 'sambar', 'chital', 'sangai', 'reindeer', 'moose', 'wild-water-buffalo'])(
  'what the %s carries above its back does not count',
  async (slug) => expect(await backOf(slug)).toBeLessThan(0.85),
);

test.each([
  ['bengal-tiger', 0.91],
  ['asian-elephant', 0.96],
  ['zebu', 0.76],
])('the back of the %s is at %d of its height', async (slug, part) =>
  expect(await backOf(slug)).toBeCloseTo(part, 1),
);
