import { animalTypes, conservationStatuses } from '../src/animals/animal-vocabulary';
import type { RosterEntry } from '../src/animals/roster.types';
import { indianStates } from '../src/parks/indian-states';
import { parkCategory, type ParkCategory } from '../src/lookups/park-lookups';
import type { Park } from '../src/parks/park.schema';

type Animal = Pick<RosterEntry, 'type' | 'conservation_status' | 'india'>;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

function animalRow(name: string, animals: readonly Animal[]): (string | number)[] {
  const indian = animals.filter((animal) => animal.india).length;
  return [name, indian, animals.length - indian, animals.length];
}

function parksIn(parks: readonly Park[], category: ParkCategory): number {
  return parks.filter((park) => parkCategory(park.name) === category).length;
}

/** The tables of docs/wildlife-data.md, in Markdown: animals by type and by status, parks by state. */
export function countsInMarkdown(animals: readonly Animal[], parks: readonly Park[]): string {
  const head = ['India', 'World', 'All'];
  const all = animalRow('**All**', animals);
  const ofState = (state: string) => parks.filter((park) => park.states.some((other) => other === state));
  return [
    '### Animals by type',
    table(
      ['Type', ...head],
      [
        ...animalTypes.map((type) =>
          animalRow(
            type,
            animals.filter((animal) => animal.type === type),
          ),
        ),
        all,
      ],
    ),
    '### Animals by conservation status',
    table(
      ['Status', ...head],
      [
        ...conservationStatuses.map((status) =>
          animalRow(
            status,
            animals.filter((animal) => animal.conservation_status === status),
          ),
        ),
        all,
      ],
    ),
    '### Parks by state or union territory',
    'A park in several states counts in each of them.',
    table(
      ['State', 'National parks', 'Wildlife sanctuaries'],
      [
        ...indianStates
          .filter((state) => ofState(state).length > 0)
          .map((state) => [
            state,
            parksIn(ofState(state), 'National Park'),
            parksIn(ofState(state), 'Wildlife Sanctuary'),
          ]),
        ['**Parks**', parksIn(parks, 'National Park'), parksIn(parks, 'Wildlife Sanctuary')],
      ],
    ),
  ].join('\n\n');
}
