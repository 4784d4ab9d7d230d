import { formatFiles, logger, type Tree } from '@nx/devkit';
import { posterFigures, posterHeight } from '@aranya/artwork/lists';
import { parkCount, parks, slugOf } from '@aranya/wildlife-data';
import { checkNewPark } from '@aranya/wildlife-data/facts';
import { type Draft, draftedRecord, readDraft, strayFields, writeDraft } from '../lib/draft';
import { refuse } from '../lib/refuse';
import { readFactsAgain } from '../lib/read-facts-again';
import { parkTemplate } from './template';
import { type PosterFigure, writePark } from './write-park';

export interface ParkOptions {
  name: string;
  state?: string;
  established?: string;
  signature?: number;
  record?: string;
}

const nameFaults = (name: string): string[] => [
  ...(/(National Park|Wildlife Sanctuary)/.test(name)
    ? []
    : [`'${name}' does not say National Park or Wildlife Sanctuary`]),
  ...parks
    .filter(({ slug }) => slug === slugOf(name))
    .map(({ id }) => `${slugOf(name)} is taken by park ${id}`),
];

/** Options on the command line win over the file. */
function merged(draft: Record<string, unknown>, options: ParkOptions): Record<string, unknown> {
  const { name, state, established, signature } = options;
  return {
    ...draft,
    name,
    ...(state !== undefined && { states: [state] }),
    ...(established !== undefined && { established: Number(established) }),
    ...(signature !== undefined && { signature }),
  };
}

function readFigure(poster: unknown): PosterFigure {
  const { figure }: { figure?: unknown } = Object(poster);
  const name = typeof figure === 'string' ? figure : '';
  return { name, height: posterHeight(name) ?? 0 };
}

function figureFaults({ file }: Draft, { name, height }: PosterFigure): string[] {
  const place = `${file.locate(['poster', 'figure'])} poster.figure`;
  if (name === '') return [`${place} is missing.`];
  return [
    ...(height === 0 ? [`${place}: there is no figure ${name} that fits.`] : []),
    ...(posterFigures().includes(name) ? [`${place}: ${name} stands on another poster.`] : []),
  ];
}

/** Without facts it writes an empty draft; a wrong or incomplete draft changes nothing. */
export default async function park(tree: Tree, options: ParkOptions) {
  const slug = slugOf(options.name);
  const path = options.record ?? `drafts/${slug}.yaml`;
  const draft = readDraft(tree, path);
  if (!draft) {
    refuse('The park cannot be added', nameFaults(options.name));
    writeDraft(tree, path, parkTemplate, { name: options.name, established: options.established });
    logger.info(`\nFill in ${path}, then run the same command again.`);
    return undefined;
  }
  const { poster, ...facts } = merged(draft.fields, options);
  const id = parkCount + 1;
  const record = { id, ...facts };
  const { value: found, faults } = checkNewPark(
    { ...draft.file, value: record },
    draftedRecord(draft, 'poster', id),
    new Date().getFullYear(),
  );
  const figure = readFigure(poster);
  refuse(`The park cannot be added (${path})`, [
    ...nameFaults(options.name),
    ...faults,
    ...strayFields(draft, 'poster', ['figure']),
    ...figureFaults(draft, figure),
  ]);
  if (!found) return undefined;
  writePark(tree, found, record, figure);
  await formatFiles(tree);
  return () => {
    readFactsAgain();
    logger.info(nextSteps(id, slug));
  };
}

const nextSteps = (id: number, slug: string) => `
${slug} is park ${id}. Next:
  1. npx nx run wildlife-data:changes, which notes the day by which its page is cited
  2. npx nx affected -t lint typecheck test
  3. Look at it: npx nx serve web, then http://localhost:4200/parks/${slug}
  4. Draw its own land in tools/artwork/src/posters/${slug}.ts
  5. A photograph: npx nx run photos:import -- --contact=YOUR-ADDRESS`;
