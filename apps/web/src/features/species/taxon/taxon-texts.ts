import type { TaxonPage, TaxonSummary } from '@aranya/contracts';
import { capital } from '../../../lib/capital';

const categories: Readonly<Record<string, string>> = {
  LC: 'Least Concern',
  NT: 'Near Threatened',
  VU: 'Vulnerable',
  EN: 'Endangered',
  CR: 'Critically Endangered',
  EW: 'Extinct in the Wild',
  EX: 'Extinct',
  DD: 'Data Deficient',
};

/** Returns nothing for what is not known, or not evaluated. */
const categoryText = (category: string | null): string | undefined => categories[category ?? ''];

/** One animal; taxa of all other ranks are groups of them. */
const animalRanks = new Set(['species', 'subspecies']);

export const isGroup = ({ rank }: Pick<TaxonSummary, 'rank'>): boolean => !animalRanks.has(rank);

/**
 * Describes the Red List status, which may be missing because the list does not use our species' limits
 * everywhere.
 */
export function statusText({ rank, iucn, extinct }: TaxonSummary): string {
  if (extinct) return 'Extinct';
  if (isGroup({ rank })) return 'Each species has its own';
  if (iucn === 'NE') return 'Not assessed for the species as defined here';
  return categoryText(iucn) ?? 'Not known to us';
}

/** Returns what a list says of an animal below its names. */
export function factsText({ rank, group, iucn, extinct, recorded_in_india: india }: TaxonSummary): string {
  const kind = rank === 'species' ? capital(group) : `${capital(rank)} of ${group}`;
  const status = extinct ? 'Extinct' : categoryText(iucn);
  return [kind, status, india ? 'Recorded in India' : undefined].filter(Boolean).join(' · ');
}

type Members = Pick<TaxonPage, 'members' | 'members_count' | 'has_more_members'>;

const plurals: Readonly<Record<string, string>> = {
  family: 'families',
  superfamily: 'superfamilies',
  genus: 'genera',
};

/** Counts what is directly below an animal: '28 species'; mixed ranks are 'branches'. */
export function membersText({ members, members_count: count, has_more_members: hasMore }: Members): string {
  const [rank = '', ...others] = new Set(members.map((member) => member.rank));
  const one = others.length > 0 ? 'branch' : rank;
  if (count === 1) return `1 ${one}`;
  const many = plurals[one] ?? (animalRanks.has(one) ? one : `${one}${one === 'branch' ? 'es' : 's'}`);
  return `${hasMore ? 'More than ' : ''}${count.toLocaleString('en')} ${many}`;
}
