import { readdirSync } from 'node:fs';
import path from 'node:path';
import { roster } from '../src/animals/roster';
import { animalCount } from '../src/catalogue-size';
import { glanceOf, glances } from '../src/glance/glances';

test('every file of a species is in the lists', () => {
  const files = readdirSync(path.join(__dirname, '../src/glance/data')).filter(
    (name) => !name.startsWith('glances-'),
  );
  const slugs = glances.map(({ id }) => roster.find((animal) => animal.id === id)?.slug);
  expect([...slugs].sort()).toEqual(files.map((name) => name.replace(/\.ts$/, '')).sort());
});

test('glances are found by the id of the animal', () => {
  expect(glanceOf(1)?.id).toBe(1);
  expect(glanceOf(animalCount + 1)).toBeUndefined();
});
