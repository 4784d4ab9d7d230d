import { searchKey } from './search-key';
import { searchTaxa } from './search-taxa';
import type { SearchedTaxon, TaxonIndex } from './taxon-index';

/** Either text can be empty. */
export interface ForeignName {
  scientific: string;
  english: string;
}

/** Somebody has to choose among several. */
export type MatchedTaxa<Searched extends SearchedTaxon> =
  { isClear: true; taxon: Searched } | { isClear: false; candidates: Searched[] };

/** `Phylloscopus sp.`, and hybrids' `x`. */
const UNDECIDED = /^(?:sp|spp|x|×|cf|aff)\.?$/;

/** Nearest first; `Ficedula parva/albicilla` stands for its genus. */
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
  // Two genera: what is around both is not in the name.
  if (/\/\p{Lu}/u.test(other)) return [];
  const around = /^[x×]$/.test(other) ? words.slice(0, 1) : words.slice(0, Math.min(end, 2));
  const isOfTwoGenera = words.slice(end + 1).some((word) => /^\p{Lu}/u.test(word) && word !== words[0]);
  return around.length > 0 && !isOfTwoGenera ? [around.join(' ')] : [];
}

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
 * By the exact scientific name, a synonym or the exact English name. Shared or similar names are left to
 * somebody who knows.
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
