import { formatFiles, logger, type Tree } from '@nx/devkit';
import { roster, slugOf } from '@aranya/wildlife-data';
import { checkNewSpecies, sortedRange } from '@aranya/wildlife-data/facts';
import { draftedRecord, readDraft, strayFields, writeDraft } from '../lib/draft';
import { refuse } from '../lib/refuse';
import { pictureFaults, pictureFields, toPicture, placeIn, sceneFaults } from './picture';
import { similarSpecies } from './similar-species';
import { speciesTemplate } from './template';
import { readFactsAgain } from '../lib/read-facts-again';
import { writeSpecies } from './write-species';

export interface SpeciesOptions {
  name: string;
  scientificName?: string;
  type?: string;
  biome?: string;
  status?: string;
  india?: boolean;
  record?: string;
}

const toKnownFields = ({ name, scientificName, type, biome, status, india }: SpeciesOptions) => ({
  name,
  scientific_name: scientificName,
  type,
  biome,
  conservation_status: status,
  india,
});

/** Options on the command line win over the file. */
function merged(draft: Record<string, unknown>, options: SpeciesOptions): Record<string, unknown> {
  const given = Object.entries(toKnownFields(options)).filter(([, value]) => value !== undefined);
  return { ...draft, ...Object.fromEntries(given) };
}

function toWrite(tree: Tree, options: SpeciesOptions, path: string): void {
  refuse('The species cannot be added', nameFaults(options.name));
  writeDraft(tree, path, speciesTemplate, toKnownFields(options));
  const similar = similarSpecies(options.name);
  if (similar.length > 0)
    logger.info(
      `\nThe catalogue has these species with a similar name; go on if yours is another:\n${similar.join('\n')}`,
    );
  logger.info(`\nFill in ${path}, then run the same command again.`);
}

const nameFaults = (name: string): string[] =>
  roster
    .filter(({ slug }) => slug === slugOf(name))
    .map(({ id }) => `${slugOf(name)} is taken by species ${id}`);

function withSortedRange(record: Record<string, unknown>): Record<string, unknown> {
  const glance: Record<string, unknown> = { ...Object(record['glance']) };
  return { ...record, glance: { ...glance, range: sortedRange({ ...Object(glance['range']) }) } };
}

/** Without facts it writes an empty draft; a wrong or incomplete draft changes nothing. */
export default async function species(tree: Tree, options: SpeciesOptions) {
  const slug = slugOf(options.name);
  const path = options.record ?? `drafts/${slug}.yaml`;
  const draft = readDraft(tree, path);
  if (!draft) {
    toWrite(tree, options, path);
    return undefined;
  }
  const { picture, ...facts } = merged(draft.fields, options);
  const id = roster.length + 1;
  const record = { id, ...facts };
  const { value: animal, faults } = checkNewSpecies(
    { ...draft.file, value: record },
    draftedRecord(draft, 'picture', id),
  );
  const art = toPicture(picture);
  refuse(`The species cannot be added (${path})`, [
    ...nameFaults(options.name),
    ...faults,
    ...strayFields(draft, 'picture', pictureFields),
    ...pictureFaults(art, slug, placeIn(draft.file)),
    ...(animal ? sceneFaults(art, animal, draft.file) : []),
  ]);
  if (!animal) return undefined;
  writeSpecies(tree, animal, withSortedRange(record), art);
  await formatFiles(tree);
  return () => {
    readFactsAgain();
    logger.info(nextSteps(id, slug));
  };
}

const nextSteps = (id: number, slug: string) => `
${slug} is species ${id}. Next:
  1. Say in libs/wildlife-data/data/sensitivity.yaml how exactly others may see where it was seen; npx nx run wildlife-data:check tells what to write
  2. npx nx run wildlife-data:changes, which notes the day by which its page is cited
  3. npx nx affected -t lint typecheck test
  4. Look at it: npx nx serve web, then http://localhost:4200/animal/${id}
  5. Draw its own figure in tools/artwork/src/figures/drawn/${slug}.ts; until then its plate shows the figure that the draft named
  6. A photograph: npx nx run photos:import -- --contact=YOUR-ADDRESS`;
