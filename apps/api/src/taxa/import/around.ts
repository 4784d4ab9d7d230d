import { type TaxonRank, taxonRanks } from '@aranya/wildlife-data';
import { type HigherNames, isAnimalKingdom, type ReadTaxa, type TaxonLine } from './read-taxa';

const rankIndex = new Map(taxonRanks.map((rank, at) => [rank, at]));
const toWidth = (rank: TaxonRank | null) => (rank === null ? -1 : (rankIndex.get(rank) ?? -1));

/** A longer path is a circle. */
const MOST_STEPS = 60;

/** In the database or to be written. */
export interface Around {
  id: number;
  group: string;
}

/** Undefined where the file lacks the accepted name. */
export function acceptedLine({ byKey }: ReadTaxa, line: TaxonLine): TaxonLine | undefined {
  let at: TaxonLine | undefined = line;
  for (let steps = 0; at?.accepted != null && steps < MOST_STEPS; steps += 1) at = byKey.get(at.accepted);
  return at?.accepted === null ? at : undefined;
}

function* linesAbove(taxa: ReadTaxa, line: TaxonLine): Generator<TaxonLine> {
  let at: TaxonLine | undefined = line;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const above: TaxonLine | undefined = at.parent === null ? undefined : taxa.byKey.get(at.parent);
    at = above && acceptedLine(taxa, above);
    if (at === undefined) return;
    yield at;
  }
}

const COLUMNS = ['genus', 'family', 'order', 'class'] as const satisfies readonly TaxonRank[];

interface NamedAround {
  rank: TaxonRank;
  name: string;
}

/** From the columns and the name itself, nearest first. */
export function namedAround(line: TaxonLine): NamedAround[] {
  const [genus = '', species = ''] = line.name.split(' ');
  const named: NamedAround[] = COLUMNS.map((rank) => ({ rank, name: line.higher[rank] }));
  if (line.rank === 'subspecies') named.unshift({ rank: 'species', name: `${genus} ${species}` });
  if (standsAlone(line) && species !== '') named.push({ rank: 'genus', name: genus });
  return named.filter(({ rank, name }) => name !== '' && toWidth(rank) < toWidth(line.rank));
}

/** By parents, else by the columns. */
export function findAround(
  taxa: ReadTaxa,
  line: TaxonLine,
  byName: (rank: TaxonRank, name: string) => Around | undefined,
): Around | undefined {
  for (const above of linesAbove(taxa, line))
    if (above.id !== 0 && toWidth(above.rank) < toWidth(line.rank)) return above;
  for (const { rank, name } of namedAround(line)) {
    const found = byName(rank, name);
    if (found) return found;
  }
  return undefined;
}

const tellsNothing = ({ genus, family, order, class: klass }: HigherNames) =>
  [genus, family, order, klass].every((name) => name === '');

/** Nothing in the file tells where it belongs. */
export const standsAlone = ({ parent, higher }: TaxonLine): boolean =>
  parent === null && tellsNothing(higher);

/** True where the file says so. Plants and fungi can have the names of animals. */
export function isAnimal(taxa: ReadTaxa, line: TaxonLine): boolean {
  if (isAnimalKingdom(line.higher.kingdom)) return true;
  for (const { name, higher } of linesAbove(taxa, line))
    if (isAnimalKingdom(name) || isAnimalKingdom(higher.kingdom)) return true;
  return false;
}
