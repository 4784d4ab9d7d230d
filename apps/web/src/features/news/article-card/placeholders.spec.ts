import { readFileSync } from 'node:fs';
import path from 'node:path';
import { animalIndex } from '@aranya/wildlife-data';
import { placeholdersFor, placeholders } from './placeholders';

const article = (title: string, url = `https://news.example/${title}`) => ({ title, url });

test.each([
  ['Tigers return to a valley', '/artwork/animals/bengal-tiger.svg'],
  ['A snow leopard on camera', '/artwork/animals/snow-leopard.svg'],
  ['WOLVES of the plateau', '/artwork/animals/indian-wolf.svg'],
  ['Sea turtles hatch', '/artwork/animals/green-sea-turtle.svg'],
])('%s shows the animal that it names', (title, picture) => {
  expect(placeholdersFor([article(title)])).toEqual([picture]);
});

test.each(['Sealion of approval', 'Batter up', 'Forbearance', 'The river in July'])(
  '%s names no animal and gets a scene',
  (title) => {
    expect(placeholdersFor([article(title)])[0]).not.toMatch(/bear|lion|flying-fox/);
  },
);

test('a page has nine different placeholders, the same each time', () => {
  const page = Array.from({ length: 9 }, (_, i) => article(`Story ${i}`));
  const pictures = placeholdersFor(page);
  expect(new Set(pictures).size).toBe(9);
  expect(placeholdersFor(page)).toEqual(pictures);
  expect(new Set(placeholdersFor([article('Tigers', 'a'), article('More tigers', 'b')])).size).toBe(2);
});

test('more articles than scenes repeat scenes', () => {
  const pictures = placeholdersFor(Array.from({ length: 12 }, (_, i) => article(`Story ${i}`)));
  expect(pictures.every((picture) => placeholders.includes(picture))).toBe(true);
});

test('every placeholder exists', () => {
  const plates = new Set(animalIndex.map(({ image }) => image));
  const list = path.resolve(__dirname, '../../../../../../tools/artwork/src/scenes/scenes.list.ts');
  const scenes = readFileSync(list, 'utf8');
  for (const picture of placeholders) {
    const scene = /^\/artwork\/scenes\/([\w-]+)\.svg$/.exec(picture)?.[1];
    const drawn = scene ? new RegExp(`^  '?${scene}'?: {`, 'm').test(scenes) : plates.has(picture);
    expect([picture, drawn]).toEqual([picture, true]);
  }
});
