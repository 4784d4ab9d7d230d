import { type TaxonRank, taxonRanks } from '@aranya/wildlife-data';
import type { TableRow } from './read-table';

const ABBREVIATIONS: Record<string, TaxonRank> = {
  'sp.': 'species',
  'subsp.': 'subspecies',
  'ssp.': 'subspecies',
};

const RANKS: ReadonlySet<string> = new Set(taxonRanks);
const isRank = (text: string): text is TaxonRank => RANKS.has(text);

/** The names of authors begin with capitals or one of `PARTICLES`. */
const MARKERS = /^(?:subsp|ssp|var|f)\.$/;
const PARTICLES = new Set(
  'al and d da de del della den der des di du el et ex in la le los ter van von y zu zur'.split(' '),
);
const CAPITAL = /^\p{Lu}[\p{Ll}-]+$/u;
const EPITHET = /^\p{Ll}[\p{Ll}-]+$/u;

const wordsAtRank = (rank: TaxonRank | null): number =>
  rank === 'subspecies' ? 3 : rank === 'species' ? 2 : rank === null ? 3 : 1;

/**
 * Drops authors, years and subgenera.
 * @param rank null where it is not written
 * @returns null for hybrids and names without enough Latin words
 */
export function plainName(written: string, rank: TaxonRank | null): string | null {
  const [first = '', ...rest] = written
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => !MARKERS.test(word));
  if (!CAPITAL.test(first)) return null;
  if (rest[0] === '×' || rest[0] === 'x') return null;
  const subgenus = /^\(\p{Lu}[\p{Ll}-]+\)$/u.test(rest[0] ?? '') && EPITHET.test(rest[1] ?? '') ? 1 : 0;
  const words = [first];
  const most = wordsAtRank(rank);
  for (const word of rest.slice(subgenus)) {
    if (words.length === most || !EPITHET.test(word) || PARTICLES.has(word)) break;
    words.push(word);
  }
  return rank === null || words.length === most ? words.join(' ') : null;
}

/** `other` is a rank that is not kept. */
export function readRank(row: TableRow, name: string | null): TaxonRank | { other: string } {
  const written = row.cell('taxonRank').toLowerCase();
  const rank = ABBREVIATIONS[written] ?? written;
  if (isRank(rank)) return rank;
  const words = name?.split(' ').length ?? 0;
  if (rank !== '' || words < 2) return { other: rank === '' ? 'no rank' : rank };
  return words === 2 ? 'species' : 'subspecies';
}

/** By the first column that tells it. */
export function nameIn(row: TableRow, rank: TaxonRank | null): string | null {
  const { cell } = row;
  const parts = [cell('genericName'), cell('specificEpithet'), cell('infraspecificEpithet')];
  const isBelowGenus = rank === 'species' || rank === 'subspecies';
  const ofParts = isBelowGenus && parts[0] !== '' ? parts.filter(Boolean).join(' ') : '';
  return plainName(cell('canonicalName') || ofParts || cell('scientificName'), rank);
}
