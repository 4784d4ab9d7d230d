import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { animals } from '../src/animals/animals';
import { parks } from '../src/parks/parks';
import { tracks } from '../src/tracks/tracks';

function bundleOf(...names: string[]): string {
  const code = `import { ${names.join(', ')} } from '@aranya/wildlife-data'; console.log(${names.join(', ')});`;
  return execFileSync(process.execPath, [join(__dirname, 'bundle-of.mjs'), code], { encoding: 'utf8' });
}

const opening = (text: string) => text.slice(0, 40);

describe('a bundle contains only what it imports', () => {
  const texts = animals.flatMap((animal) =>
    [animal.description, animal.status_threats, animal.habitat].map(opening),
  );

  test('the index and the search contain no long texts, no parks and no validator', () => {
    const bundle = bundleOf('animalIndex', 'searchAnimals', 'paginate');
    expect(bundle).toContain('Panthera tigris tigris');
    expect(texts.filter((text) => bundle.includes(text))).toEqual([]);
    expect(parks.filter((park) => bundle.includes(park.name))).toEqual([]);
    expect(tracks.filter((track) => bundle.includes(opening(track.summary)))).toEqual([]);
    expect(bundle).not.toMatch(/zod/i);
    expect(bundle.length).toBeLessThan(60_000);
  }, 60_000);

  test('the full records do contain them (control)', () => {
    const bundle = bundleOf('animals');
    expect(animals.length).toBeGreaterThan(0);
    expect(animals.filter((animal) => !bundle.includes(opening(animal.description)))).toEqual([]);
    expect(bundle).not.toMatch(/zod/i);
  }, 60_000);

  test('the tracks and their search contain no animals and no parks', () => {
    const bundle = bundleOf('tracks', 'searchTracks');
    expect(tracks.filter((track) => !bundle.includes(opening(track.summary)))).toEqual([]);
    expect(bundle).not.toContain('Panthera tigris');
    expect(texts.filter((text) => bundle.includes(text))).toEqual([]);
    expect(parks.filter((park) => bundle.includes(opening(park.history)))).toEqual([]);
    expect(bundle).not.toMatch(/zod/i);
    expect(bundle.length).toBeLessThan(45_000);
  }, 60_000);
});
