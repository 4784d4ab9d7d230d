import type { Tree } from '@nx/devkit';
import type { SpeciesRecord } from '@aranya/wildlife-data/rules';
import { codeOf } from '../lib/code-of';
import { addImport, appendToArray, appendToObject, writeNumber } from '../lib/edit-source';
import { camel } from '../lib/names';
import { biomeOfPicture, type Picture } from './picture';

const DATA = 'libs/wildlife-data/src';
const ART = 'tools/artwork/src';

function writeRecord(tree: Tree, { animal, glance }: SpeciesRecord): void {
  const { id, name, scientific_name, type, biome, conservation_status, india } = animal;
  const { food, region, habitat, status_threats, description, related, sources } = animal;
  const row = [id, name, scientific_name, type, biome, conservation_status];
  writeNumber(tree, `${DATA}/catalogue-size.ts`, 'animalCount', id);
  appendToArray(tree, `${DATA}/animals/roster-added.ts`, 'addedRows', codeOf({ row, india }));
  appendToArray(
    tree,
    `${DATA}/animals/data/animals-added.facts.ts`,
    'addedFacts',
    codeOf({ id, food, region }),
  );
  appendToArray(
    tree,
    `${DATA}/animals/data/animals-added.ts`,
    'addedTexts',
    codeOf({ id, habitat, status_threats, description, related, sources }),
  );
  const file = `${DATA}/glance/data/glances-added.ts`;
  addImport(tree, file, `import { glance as ${camel(animal.slug)} } from './${animal.slug}';`);
  appendToArray(tree, file, 'addedGlances', camel(animal.slug));
  tree.write(
    `${DATA}/glance/data/${animal.slug}.ts`,
    `import type { Glance } from '../glance.schema';

export const glance: Glance = ${codeOf({ ...glance, id })};
`,
  );
}

function writePicture(tree: Tree, { slug, type, biome }: SpeciesRecord['animal'], picture: Picture): void {
  const name = camel(slug);
  tree.write(
    `${ART}/figures/drawn/${slug}.ts`,
    `import type { Figure } from '../figure';
import { tinted } from '../tinted';
import { FIRST_FIGURES } from './first-figures';

/** As its relative, in other colours, until it has a drawing of its own. */
export const ${name} = (): Figure => tinted(FIRST_FIGURES[${codeOf(picture.like)}](), ${codeOf(picture.tint)});
`,
  );
  const figures = `${ART}/figures/drawn/added.ts`;
  addImport(tree, figures, `import { ${name} } from './${slug}';`);
  appendToObject(tree, figures, 'ADDED', name === slug ? name : `${codeOf(slug)}: ${name}`);
  const shown = biomeOfPicture({ type, biome });
  const art = {
    figure: slug,
    hour: picture.hour,
    ...(shown !== biome && { biome: shown }),
    ...(picture.view && { view: picture.view }),
  };
  appendToObject(tree, `${ART}/artwork.list.ts`, 'ANIMAL_ART', `${codeOf(slug)}: ${codeOf(art)}`);
}

/** Writes a record that the rules accept. */
export function writeSpecies(
  tree: Tree,
  record: SpeciesRecord,
  picture: Picture,
  otherNames: readonly string[],
): void {
  writeRecord(tree, record);
  writePicture(tree, record.animal, picture);
  if (otherNames.length > 0)
    appendToObject(
      tree,
      `${DATA}/search/common-names.ts`,
      'commonNames',
      `${record.animal.id}: ${codeOf(otherNames)}`,
    );
}
