import type { Tree } from '@nx/devkit';
import type { ParkRecord } from '@aranya/wildlife-data/rules';
import { codeOf } from '../lib/code-of';
import { addImport, appendToArray, appendToObject, writeNumber } from '../lib/edit-source';
import { camel } from '../lib/names';

const PARKS = 'libs/wildlife-data/src/parks';
const POSTERS = 'tools/artwork/src/posters';

export interface ParkExtras {
  /** How posts name it. */
  called: readonly string[];
  /** On the poster. */
  figure: string;
  /** In hundredths of the poster. */
  height: number;
}

const posterCode = (
  name: string,
  { figure, height }: ParkExtras,
) => `import type { PosterArt } from './poster-art';

/** Hills in flat inks, until the park has a landform of its own. */
export const ${name}: PosterArt = {
  inks: ['#f6ecd2', '#e9c98f', '#a9b08c', '#748c66', '#44644c', '#18291f'],
  animals: [
    { figure: ${codeOf(figure)}, x: 62, y: 88, height: ${height}, inks: ['#18291f', '#44644c', '#b98a52', '#f6ecd2'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(30, 22, 8) +
    p.hills(p.ink.far, '-2 40, 18 30, 40 38, 62 28, 84 36, 102 30') +
    p.hills(p.ink.middle, '-2 54, 24 46, 52 54, 78 48, 102 54') +
    p.hills(p.ink.near, '-2 74, 30 68, 60 74, 102 70') +
    p.hills(p.ink.dark, '-2 94, 40 88, 74 92, 102 88'),
};
`;

/** Slug and poster derive from the name. */
const textOf = (park: ParkRecord['park']) =>
  Object.fromEntries(Object.entries(park).filter(([field]) => field !== 'slug' && field !== 'images'));

/** Writes a record that the rules accept. */
export function writePark(tree: Tree, { park, travel }: ParkRecord, extras: ParkExtras): void {
  const { slug } = park;
  const { id, name, location, coordinates } = park;
  writeNumber(tree, 'libs/wildlife-data/src/catalogue-size.ts', 'parkCount', id);
  appendToArray(tree, `${PARKS}/data/parks-added.ts`, 'addedParks', codeOf(textOf(park)));
  appendToArray(tree, `${PARKS}/travel/data/travel-added.ts`, 'addedTravel', codeOf(travel));
  appendToArray(
    tree,
    `${PARKS}/park-index.ts`,
    'rows',
    codeOf([id, name, location, coordinates.lat, coordinates.lng]),
  );
  appendToObject(
    tree,
    'libs/wildlife-data/src/place-check/park-names.ts',
    'parkNames',
    `${id}: ${codeOf(extras.called)}`,
  );
  const land = camel(slug);
  tree.write(`${POSTERS}/${slug}.ts`, posterCode(land, extras));
  addImport(tree, `${POSTERS}/added.ts`, `import { ${land} } from './${slug}';`);
  appendToObject(tree, `${POSTERS}/added.ts`, 'ADDED_POSTERS', `${codeOf(slug)}: ${land}`);
}
