import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ANIMAL_ART } from './artwork.list';
import { artworkFiles } from './files';
import { codeHash, fileKeys, removeOthers } from './keep';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text = name) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

test('what is drawn otherwise goes with its copies, and the rest stays', () => {
  for (const name of [
    'a/tiger.svg',
    'a/tiger.svg.br',
    'a/tiger.svg.gz',
    'a/lion.svg',
    'a/lion.svg.br',
    'gone.svg',
  ])
    write(name);
  const before = { 'a/tiger.svg': '1', 'a/lion.svg': '1', 'gone.svg': '1', 'lost.svg': '1' };
  const now = { 'a/tiger.svg': '1', 'a/lion.svg': '2', 'lost.svg': '1' };
  expect([...removeOthers(folder, before, now)]).toEqual(['a/tiger.svg']);
  expect(readdirSync(path.join(folder, 'a')).sort()).toEqual(['tiger.svg', 'tiger.svg.br', 'tiger.svg.gz']);
  expect(existsSync(path.join(folder, 'gone.svg'))).toBe(false);
  expect(removeOthers(path.join(folder, 'nowhere'), before, now).size).toBe(0);
});

test('code and what it reads count, records and specs do not', () => {
  const hashed = () => codeHash([folder]);
  write('draw.ts');
  const first = hashed();
  write('artwork.list.ts');
  write('draw.spec.ts');
  expect(hashed()).toBe(first);
  write('land.json');
  const second = hashed();
  expect(second).not.toBe(first);
  write('draw.ts', 'changed');
  expect(hashed()).not.toBe(second);
});

/** As when somebody adds or changes an animal: the paths that are drawn again. */
function drawnAgain(change: () => void): string[] {
  const before = fileKeys(artworkFiles(), 'code');
  change();
  const after = fileKeys(artworkFiles(), 'code');
  return Object.keys(after).filter((address) => after[address] !== before[address]);
}

test('a changed animal is drawn again with its card, portrait, outline and case, and nothing else', () => {
  const art = ANIMAL_ART['bengal-tiger'];
  if (!art) throw new Error('There is no tiger.');
  const list = ANIMAL_ART as Record<string, typeof art>;
  const again = drawnAgain(() => (list['bengal-tiger'] = { ...art, figure: 'snow-leopard' }));
  list['bengal-tiger'] = art;
  expect(again.filter((address) => !address.includes('avatars')).sort()).toEqual([
    'artwork/animals/bengal-tiger.svg',
    'artwork/cards/animals/bengal-tiger.jpg',
    'artwork/cards/hi/animals/bengal-tiger.jpg',
    'artwork/cards/hi/pages/home.jpg',
    'artwork/cards/mr/animals/bengal-tiger.jpg',
    'artwork/cards/mr/pages/home.jpg',
    'artwork/cards/pages/home.jpg',
    'artwork/cases/2-land.svg',
    'artwork/cases/2-shape.svg',
    'artwork/field/bengal-tiger.svg',
    'artwork/figures/bengal-tiger.svg',
    'artwork/portraits/bengal-tiger.svg',
    'artwork/silhouettes/bengal-tiger.svg',
    'icons/shortcuts/species.png',
  ]);
});

test('only the files that say what they show read records', () => {
  const reading = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .filter((name) =>
      /import \{[^}]*\b(?:ANIMAL_ART|drawnAnimals|drawnParks)\b/.test(
        readFileSync(path.join(__dirname, name), 'utf8'),
      ),
    );
  expect(reading.sort()).toEqual([
    'cards/card-files.ts',
    'cases/case-files.ts',
    'field/field-files.ts',
    'files.ts',
    'plates/plate-options.ts',
    'portraits/portrait-files.ts',
    'ranges/range-maps.ts',
  ]);
});
