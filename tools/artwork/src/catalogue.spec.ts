import { animals, parks, roster } from '@aranya/wildlife-data';
import { ANIMAL_ART } from './artwork.list';
import { type Biome, BIOMES } from './biomes';
import { artworkFiles } from './files';
import { HABITATS } from './habitats.list';
import { hourPalette } from './plates/scene';
import { POSTER_ART } from './posters.list';
import { VIEWS } from './views';

const paths = new Set(artworkFiles().map((file) => `/${file.path}`));

const folder = (name: string): string[] => [...paths].filter((path) => path.startsWith(`/artwork/${name}/`));

test('the list contains exactly the animals of the roster', () => {
  expect(Object.keys(ANIMAL_ART).sort()).toEqual(roster.map(({ slug }) => slug).sort());
});

test('the picture of each record exists', () => {
  expect(animals.map(({ image }) => image).filter((image) => !paths.has(image))).toEqual([]);
  expect(parks.map(({ images }) => images).filter((image) => !paths.has(image))).toEqual([]);
});

test('each picture of an animal or a park belongs to a record', () => {
  expect(folder('animals').sort()).toEqual(animals.map(({ image }) => image).sort());
  expect(folder('parks').sort()).toEqual(parks.map(({ images }) => images).sort());
});

test('each poster belongs to a park', () => {
  const slugs = new Set(parks.map(({ slug }) => slug));
  expect(Object.keys(POSTER_ART).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test.each(roster.map((entry) => [entry.slug, entry] as const))(
  'the hour of %s is one of its biome',
  (slug, { biome }) => {
    const art = ANIMAL_ART[slug];
    const chosen: Biome = BIOMES[art?.biome ?? biome];
    expect(Object.keys(chosen.hours)).toContain(art?.hour);
  },
);

describe('the light of the plates', () => {
  const palettes = roster.map(({ slug, biome }) => {
    const art = ANIMAL_ART[slug];
    return hourPalette(BIOMES[art?.biome ?? biome], slug, art?.hour);
  });

  test('shows the sun or the moon itself in ten of them at most', () => {
    const discs = Object.values(ANIMAL_ART).filter(({ disc }) => disc);
    expect(discs.length).toBeLessThanOrEqual(10);
  });

  test('is of at least eight kinds', () => {
    expect(new Set(palettes.map(({ air }) => air)).size).toBeGreaterThanOrEqual(8);
  });

  test('no two neighbours in the catalogue have the same colours of sky', () => {
    const same = roster.filter((_, i) => i > 0 && palettes[i]?.sky.join() === palettes[i - 1]?.sky.join());
    expect(same.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('where animals are', () => {
  const WATER = new Set(['reef', 'ocean', 'river']);
  const where = (slug: string, biome: string) => ANIMAL_ART[slug]?.biome ?? biome;

  test('birds are never under water', () => {
    const birds = roster.filter(({ type }) => type === 'Bird');
    expect(birds.filter(({ slug, biome }) => WATER.has(where(slug, biome))).map(({ slug }) => slug)).toEqual(
      [],
    );
  });

  test('fish are always under water', () => {
    const fish = roster.filter(({ type }) => type === 'Fish');
    expect(fish.length).toBeGreaterThan(0);
    expect(fish.filter(({ slug, biome }) => !WATER.has(where(slug, biome))).map(({ slug }) => slug)).toEqual(
      [],
    );
  });
});

test('no two animals share a figure', () => {
  const figures = Object.values(ANIMAL_ART).map(({ figure }) => figure);
  expect(figures.filter((figure, i) => figures.indexOf(figure) !== i)).toEqual([]);
});

test('each habitat belongs to an animal, and each composition is used', () => {
  const slugs = new Set(roster.map(({ slug }) => slug));
  expect(Object.keys(HABITATS).filter((slug) => !slugs.has(slug))).toEqual([]);
  const used = new Set<string>([
    ...Object.values(HABITATS),
    ...Object.values(ANIMAL_ART).map(({ view }) => view ?? ''),
  ]);
  expect(Object.keys(VIEWS).filter((view) => !used.has(view))).toEqual([]);
});

test('no more than one animal in eight shares its composition', () => {
  const counts = new Map<string, number>();
  for (const { slug, biome } of roster) {
    const art = ANIMAL_ART[slug];
    const scene = art?.view ?? HABITATS[slug] ?? art?.biome ?? biome;
    counts.set(scene, (counts.get(scene) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > roster.length / 8)).toEqual([]);
});

test('the acacias of Africa stand behind animals of Africa alone', () => {
  const plain = roster.filter(
    ({ slug, biome }) =>
      (ANIMAL_ART[slug]?.biome ?? biome) === 'savanna' && !(ANIMAL_ART[slug]?.view ?? HABITATS[slug]),
  );
  const african = new Set(
    animals.filter(({ region }) => /africa|serengeti|kenya|tanzania/i.test(region)).map(({ id }) => id),
  );
  expect(plain.filter(({ id }) => !african.has(id)).map(({ slug }) => slug)).toEqual([]);
});
