import type { LifeListEntry, NamedTaxon, PartialDay } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import type { KeyedAnimal } from '../../lib/animals';
import { seenOnText } from '../../parts/sighting/sighting-texts';
import { localToday } from '../../parts/post-editor/sighting/sighting-draft';
import { readWhen, whenProblem } from './when.rules';

export interface WhenAndWhere {
  when: string;
  /** A park or another area; blank for none, null while the text names none. */
  park: string | null;
}

/** Errors of days and parks, by species. */
export type SeenProblems = Readonly<Record<string, Partial<Record<keyof WhenAndWhere, string>>>>;

export interface SeenDraft {
  ticked: readonly string[];
  /** Counts for all species without their own. */
  common: WhenAndWhere;
  own: Readonly<Record<string, WhenAndWhere>>;
  /** Names of animals beyond the catalogue, by key. */
  taxa: Readonly<Record<string, NamedTaxon>>;
}

export const newDraft = (chosen: readonly string[]): SeenDraft => ({
  ticked: chosen,
  common: { when: seenOnText(localToday()), park: '' },
  own: {},
  taxa: {},
});

/** Edits an entry of the list. */
export const toSeenDraft = (
  species: string,
  { seen_on: day, park }: NonNullable<LifeListEntry['record']>,
): SeenDraft => ({
  ...newDraft([species]),
  common: { when: day === null ? m.seen_when_unknown() : seenOnText(day), park: park ?? '' },
});

export const whenAndWhere = ({ common, own }: SeenDraft, species: string): WhenAndWhere =>
  own[species] ?? common;

/** True while the text typed for a park names none. */
export const isNamingPark = (draft: SeenDraft) =>
  draft.ticked.some((species) => whenAndWhere(draft, species).park === null);

export const withTick = (draft: SeenDraft, { species: slug, taxon }: KeyedAnimal): SeenDraft => ({
  ...draft,
  taxa: taxon ? { ...draft.taxa, [slug]: taxon } : draft.taxa,
  ticked: draft.ticked.includes(slug)
    ? draft.ticked.filter((each) => each !== slug)
    : [...draft.ticked, slug],
});

export const withCommon = (draft: SeenDraft, change: Partial<WhenAndWhere>): SeenDraft => ({
  ...draft,
  common: { ...draft.common, ...change },
});

export const withOwn = (draft: SeenDraft, slug: string, change: Partial<WhenAndWhere>): SeenDraft => ({
  ...draft,
  own: { ...draft.own, [slug]: { ...whenAndWhere(draft, slug), ...change } },
});

interface SeenRecord {
  species: string;
  seen_on: PartialDay;
  park: string | null;
}

export function toRecords(draft: SeenDraft): { records: SeenRecord[]; problems: SeenProblems } {
  const records: SeenRecord[] = [];
  const problems: Record<string, SeenProblems[string]> = {};
  for (const species of draft.ticked) {
    const { when, park } = whenAndWhere(draft, species);
    const day = readWhen(when);
    if (day !== undefined && park !== null) records.push({ species, seen_on: day, park: park || null });
    else
      problems[species] = {
        ...(day === undefined && { when: whenProblem(when) }),
        ...(park === null && { park: m.seen_choose_park() }),
      };
  }
  return { records, problems };
}

/**
 * Reads the errors of a refusal, whose fields are like `records.3.seen_on`, or `seen_on` of a single record.
 */
export function refusedDays(
  ticked: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): SeenProblems {
  return Object.fromEntries(
    ticked.flatMap((slug, index) => {
      const when = fields[`records.${index}.seen_on`] ?? fields['seen_on'];
      return when === undefined ? [] : [[slug, { when }] as const];
    }),
  );
}
