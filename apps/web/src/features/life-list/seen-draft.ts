import type { NamedTaxon, PartialDay } from '@aranya/contracts';
import { parks } from '@aranya/wildlife-data';
import type { KeyedAnimal } from '../../lib/animals';
import { seenOnText } from '../../parts/sighting/sighting-texts';
import { todayOf } from '../../parts/post-editor/sighting/sighting-draft';
import { readWhen, whenProblem } from './when.rules';

export interface WhenAndWhere {
  when: string;
  /** Blank for none. */
  park: string;
}

export interface SeenDraft {
  ticked: readonly string[];
  /** Counts for all that have none of their own. */
  common: WhenAndWhere;
  own: Readonly<Record<string, WhenAndWhere>>;
  /** Names of animals beyond the catalogue, by their keys. */
  taxa: Readonly<Record<string, NamedTaxon>>;
}

export const parkOptions = [
  { value: '', label: 'No park' },
  ...parks
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
];

export const newDraft = (chosen: readonly string[]): SeenDraft => ({
  ticked: chosen,
  common: { when: seenOnText(todayOf()), park: '' },
  own: {},
  taxa: {},
});

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
  own: { ...draft.own, [slug]: { ...(draft.own[slug] ?? draft.common), ...change } },
});

interface SeenRecord {
  species: string;
  seen_on: PartialDay;
  park: string | null;
}

/** Problems are keyed by species. */
export function toRecords({ ticked, common, own }: SeenDraft): {
  records: SeenRecord[];
  problems: Record<string, string>;
} {
  const records: SeenRecord[] = [];
  const problems: Record<string, string> = {};
  for (const species of ticked) {
    const { when, park } = own[species] ?? common;
    const day = readWhen(when);
    if (day === undefined) problems[species] = whenProblem(when);
    else records.push({ species, seen_on: day, park: park === '' ? null : park });
  }
  return { records, problems };
}

/** Of a refusal whose fields are such as `records.3.seen_on`. */
export function refusedDays(
  ticked: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    ticked.flatMap((slug, index) => {
      const problem = fields[`records.${index}.seen_on`];
      return problem === undefined ? [] : [[slug, problem] as const];
    }),
  );
}
