import { searchKey } from './search-key';
import { type SearchedTaxon, searchTaxa, type TaxonIndex } from './search-taxa';

/** A name as another site has it; either text can be empty. */
export interface ForeignName {
  scientific: string;
  english: string;
}

/** One taxon where a name is clear, several where somebody has to choose, none for what nobody here has heard of. */
export type MatchedTaxa<Searched extends SearchedTaxon> =
  { isClear: true; taxon: Searched } | { isClear: false; candidates: Searched[] };

/** Said of what was not told apart: `Phylloscopus sp.`, and hybrids by their `x`. */
const UNDECIDED = /^(?:sp|spp|x|×|cf|aff)\.?$/;

/**
 * Lists what a scientific name can stand for, the nearest first: of a subspecies also its species. What names two at
 * once, or none, stands for what is around them: `Ficedula parva/albicilla` for the genus.
 */
export function nearestNames(scientific: string): string[] {
  const words = scientific
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const end = words.findIndex((word) => UNDECIDED.test(word) || word.includes('/'));
  const other = words[end];
  if (other === undefined) {
    const whole = words.join(' ');
    return words.length > 2 ? [whole, words.slice(0, 2).join(' ')] : words.length > 0 ? [whole] : [];
  }
  // The other half begins a genus of its own, and what is around both is not in the name.
  if (/\/\p{Lu}/u.test(other)) return [];
  const around = /^[x×]$/.test(other) ? words.slice(0, 1) : words.slice(0, Math.min(end, 2));
  // The parents of some hybrids are of two genera.
  const isOfTwoGenera = words.slice(end + 1).some((word) => /^\p{Lu}/u.test(word) && word !== words[0]);
  return around.length > 0 && !isOfTwoGenera ? [around.join(' ')] : [];
}

/** Those with exactly this name; those whose usual name it is come alone. */
function taxaNamed<Searched extends SearchedTaxon>(
  { whole, names, taxa }: TaxonIndex<Searched>,
  text: string,
  isScientificWanted: boolean,
): Searched[] {
  const found = (whole.get(searchKey(text)) ?? [])
    .flatMap((at) => names[at] ?? [])
    .filter(({ isScientific }) => isScientific === isScientificWanted);
  const usual = found.filter(({ isUsual }) => isUsual);
  return [...new Set((usual.length > 0 ? usual : found).flatMap(({ taxon }) => taxa[taxon] ?? []))];
}

/**
 * The taxon that a name of another site means: by its exact scientific name or a synonym, otherwise by its exact English
 * name. A name that several have, or that is only like others, is left to somebody who knows what they saw.
 * @param limit of the candidates
 */
export function matchName<Searched extends SearchedTaxon>(
  index: TaxonIndex<Searched>,
  { scientific, english }: ForeignName,
  limit: number,
): MatchedTaxa<Searched> {
  const exact = [
    ...nearestNames(scientific).map((name) => [name, true] as const),
    [english.replace(/\(.*?\)/g, ' '), false] as const,
  ];
  for (const [text, isScientificName] of exact) {
    const found = taxaNamed(index, text, isScientificName);
    const [taxon] = found;
    if (taxon && found.length === 1) return { isClear: true, taxon };
    if (taxon) return { isClear: false, candidates: found.slice(0, limit) };
  }
  for (const text of [scientific, english]) {
    const { found } = searchTaxa(index, text, limit);
    if (found.length > 0) return { isClear: false, candidates: found.map(({ taxon }) => taxon) };
  }
  return { isClear: false, candidates: [] };
}
