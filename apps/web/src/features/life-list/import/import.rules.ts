import type { ImportedRecord, NameMatch, TaxonSummary } from '@aranya/contracts';
import { taxonKey } from '@aranya/contracts/taxon-key';
import { intlLocale } from '../../../lib/language/locale';
import { earlierDay, type ListedName } from './read-list';

export interface MatchedName extends ListedName {
  match: NameMatch;
}

export const LEFT_OUT = 'left out';

/**
 * The key of the animal chosen for an unclear name, by the name's index; missing while the choice is open.
 */
export type Choices = Readonly<Record<number, string>>;

export const keyOfTaxon = ({ species, id }: Pick<TaxonSummary, 'species' | 'id'>) => species ?? taxonKey(id);

/** Returns each animal once with its first day: two names in the file may mean one animal. */
export function importedRecords(names: readonly MatchedName[], choices: Choices): ImportedRecord[] {
  const days = new Map<string, string | null>();
  names.forEach(({ match, seen_on: day }, index) => {
    const key = match.result === 'matched' ? keyOfTaxon(match.taxon) : choices[index];
    if (key === undefined || key === LEFT_OUT) return;
    days.set(key, earlierDay(days.get(key) ?? null, day));
  });
  return [...days].map(([species, seenOn]) => ({ species, seen_on: seenOn }));
}

/** Counts the unclear names without a choice. */
export const openNames = (names: readonly MatchedName[], choices: Choices): number =>
  names.filter(({ match }, index) => match.result === 'unclear' && choices[index] === undefined).length;

export const fileName = ({ scientific_name: scientific, common_name: common }: ListedName) =>
  common === '' || common === scientific
    ? scientific
    : scientific === ''
      ? common
      : `${common} (${scientific})`;

/** For a message that counts. */
export const counted = (count: number) => ({ count, number: count.toLocaleString(intlLocale()) });
