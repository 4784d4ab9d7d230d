import type { Tree } from '@nx/devkit';
import type { Park } from '@aranya/wildlife-data';
import { toSource } from '../lib/code-of';
import { addImport, appendToObject } from '../lib/edit-source';
import { camel } from '../lib/names';
import { toYaml } from '../lib/yaml-of';

const POSTERS = 'tools/artwork/src/posters';

/** Stands on the poster. */
export interface PosterFigure {
  name: string;
  /** In hundredths of the poster. */
  height: number;
}

const posterCode = (
  name: string,
  { name: figure, height }: PosterFigure,
) => `import type { PosterArt } from './poster-art';

/** Hills in flat inks, until the park has a landform of its own. */
export const ${name}: PosterArt = {
  inks: ['#f6ecd2', '#e9c98f', '#a9b08c', '#748c66', '#44644c', '#18291f'],
  animals: [
    { figure: ${toSource(figure)}, x: 62, y: 88, height: ${height}, inks: ['#18291f', '#44644c', '#b98a52', '#f6ecd2'] },
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

/** The record has passed the rules. */
export function writePark(tree: Tree, { slug }: Park, record: object, figure: PosterFigure): void {
  tree.write(
    `libs/wildlife-data/data/parks/${slug}.yaml`,
    toYaml(record, ['best_time_to_visit', 'habitats', 'travel', 'sources']),
  );
  const land = camel(slug);
  tree.write(`${POSTERS}/${slug}.ts`, posterCode(land, figure));
  addImport(tree, `${POSTERS}/added.ts`, `import { ${land} } from './${slug}';`);
  appendToObject(tree, `${POSTERS}/added.ts`, 'ADDED_POSTERS', `${toSource(slug)}: ${land}`);
}
