import { roster } from '@aranya/wildlife-data';
import { ANIMAL_ART } from '../../artwork.list';
import type { Figure } from '../figure';
import { BIRDS_AND_PRIMATES } from './birds-and-primates';

const figures: [string, Figure][] = Object.entries(BIRDS_AND_PRIMATES).map(([name, make]) => [name, make()]);

test.each(figures)('%s brings the square of its head, within reach of its box', (_name, { head, box }) => {
  expect(head).toBeDefined();
  const [left, top, right, bottom] = head ?? box;
  expect(right - left).toBeGreaterThan(30);
  expect(bottom - top).toBeGreaterThan(30);
  expect(left).toBeGreaterThan(box[0] - 20);
  expect(top).toBeGreaterThan(box[1] - 20);
  expect(right).toBeLessThan(box[2] + 20);
  expect(bottom).toBeLessThan(box[3] + 20);
});

test('every bird of the roster is drawn here, none an emoji', () => {
  const birds = roster.filter(({ type }) => type === 'Bird').map(({ slug }) => slug);
  expect(birds.length).toBeGreaterThan(20);
  expect(birds.filter((slug) => !((ANIMAL_ART[slug]?.figure ?? '') in BIRDS_AND_PRIMATES))).toEqual([]);
});
