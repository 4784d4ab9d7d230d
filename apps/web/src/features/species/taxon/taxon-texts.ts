import type { TaxonPage, TaxonSummary } from '@aranya/contracts';
import { getLocale, intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { recordWord } from '../../../lib/language/record-word';
import { capital } from '../../../lib/capital';

const EXTINCT = 'Extinct';
const categories: Readonly<Record<string, string>> = {
  LC: 'Least Concern',
  NT: 'Near Threatened',
  VU: 'Vulnerable',
  EN: 'Endangered',
  CR: 'Critically Endangered',
  EW: 'Extinct in the Wild',
  EX: EXTINCT,
  DD: 'Data Deficient',
};

/** Returns nothing for what is not known, or not evaluated. */
const categoryText = (category: string | null): string | undefined => {
  const text = categories[category ?? ''];
  return text && recordWord(text);
};

/** One animal; taxa of all other ranks are groups of them. */
const animalRanks = new Set(['species', 'subspecies']);

export const isGroup = ({ rank }: Pick<TaxonSummary, 'rank'>): boolean => !animalRanks.has(rank);

/**
 * Describes the Red List status, which may be missing because the list does not use our species' limits
 * everywhere.
 */
export function statusText({ rank, iucn, extinct }: TaxonSummary): string {
  if (extinct) return recordWord(EXTINCT);
  if (isGroup({ rank })) return m.taxon_each();
  if (iucn === 'NE') return m.taxon_not_assessed();
  return categoryText(iucn) ?? m.taxon_unknown();
}

/** Returns what a list says of an animal below its names. */
export function factsText({ rank, group, iucn, extinct, recorded_in_india: india }: TaxonSummary): string {
  const kind =
    rank === 'species'
      ? capital(recordWord(group))
      : m.taxon_rank_of({ rank: capital(recordWord(rank)), group: recordWord(group) });
  const status = extinct ? recordWord(EXTINCT) : categoryText(iucn);
  return [kind, status, india ? m.taxon_recorded() : undefined].filter(Boolean).join(' · ');
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
  if (count === 1) return m.taxon_members({ count, rank: recordWord(one) });
  const english = plurals[one] ?? (animalRanks.has(one) ? one : `${one}${one === 'branch' ? 'es' : 's'}`);

  const number = count.toLocaleString(intlLocale());
  return m.taxon_members({
    count: hasMore ? m.taxon_more({ count: number }) : number,
    rank: getLocale() === 'en' ? english : recordWord(one),
  });
}
