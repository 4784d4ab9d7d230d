import { animalTypes, conservationStatuses } from '../src/animals/animal-vocabulary';
import type { RosterEntry } from '../src/animals/roster.types';
import { parkCategory, type ParkCategory } from '../src/lookups/park-lookups';
import type { Park } from '../src/parks/park.schema';

const START = '<!-- counts: written by `npx nx run wildlife-data:docs` -->';
const END = '<!-- end of counts -->';

type Animal = Pick<RosterEntry, 'type' | 'conservation_status' | 'india'>;
type Row = readonly (string | number)[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

function animalTable<Field extends keyof Animal>(
  head: string,
  animals: readonly Animal[],
  field: Field,
  values: readonly Animal[Field][],
): string {
  const row = (name: string, counted: readonly Animal[]): Row => {
    const indian = counted.filter(({ india }) => india).length;
    return [name, indian, counted.length - indian, counted.length];
  };
  const rows = values.map((value) =>
    row(
      String(value),
      animals.filter((animal) => animal[field] === value),
    ),
  );
  return table([head, 'India', 'World', 'All'], [...rows, row('**All**', animals)]);
}

function parkSentence(parks: readonly Park[]): string {
  const count = (category: ParkCategory) =>
    parks.filter((park) => parkCategory(park.name) === category).length;
  return `${count('National Park')} national parks and ${count('Wildlife Sanctuary')} wildlife sanctuaries.`;
}

/** Markdown: tables of animals by type and by status, and a sentence of parks by category. */
export function countsInMarkdown(animals: readonly Animal[], parks: readonly Park[]): string {
  return [
    '### Animals by type',
    animalTable('Type', animals, 'type', animalTypes),
    '### Animals by conservation status',
    animalTable('Status', animals, 'conservation_status', conservationStatuses),
    '### Parks',
    parkSentence(parks),
  ].join('\n\n');
}

/** Replaces what is between the two marks of the document. Throws when a mark is missing. */
export function withCounts(document: string, counts: string): string {
  const from = document.indexOf(START);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error('docs/wildlife-data.md has lost the marks of its counts');
  return `${document.slice(0, from + START.length)}\n\n${counts}\n\n${document.slice(to)}`;
}
