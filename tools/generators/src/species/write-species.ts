import type { Tree } from '@nx/devkit';
import type { Animal } from '@aranya/wildlife-data';
import { toSource } from '../lib/code-of';
import { addImport, appendToObject } from '../lib/edit-source';
import { camel } from '../lib/names';
import { toYaml } from '../lib/yaml-of';
import { biomeOfPicture, type Picture } from './picture';

const ART = 'tools/artwork/src';

function writePicture(tree: Tree, { slug, type, biome }: Animal, picture: Picture): void {
  const name = camel(slug);
  tree.write(
    `${ART}/figures/drawn/${slug}.ts`,
    `import type { Figure } from '../figure';
import { tinted } from '../tinted';
import { FIRST_FIGURES } from './first-figures';

/** As its relative, in other colours, until it has a drawing of its own. */
export const ${name} = (): Figure => tinted(FIRST_FIGURES[${toSource(picture.like)}](), ${toSource(picture.tint)});
`,
  );
  const figures = `${ART}/figures/drawn/added.ts`;
  addImport(tree, figures, `import { ${name} } from './${slug}';`);
  appendToObject(tree, figures, 'ADDED', name === slug ? name : `${toSource(slug)}: ${name}`);
  const shown = biomeOfPicture({ type, biome });
  const art = {
    figure: slug,
    hour: picture.hour,
    ...(shown !== biome && { biome: shown }),
    ...(picture.view && { view: picture.view }),
  };
  appendToObject(tree, `${ART}/artwork.list.ts`, 'ANIMAL_ART', `${toSource(slug)}: ${toSource(art)}`);
}

/** The record has passed the rules. */
export function writeSpecies(tree: Tree, animal: Animal, record: object, picture: Picture): void {
  tree.write(
    `libs/wildlife-data/data/species/${animal.slug}.yaml`,
    toYaml(record, ['food', 'related', 'glance', 'sources']),
  );
  writePicture(tree, animal, picture);
}
