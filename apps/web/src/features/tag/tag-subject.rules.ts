import { foldText, type FoundTaxonSummary } from '@aranya/contracts';
import { parkIndex, roster } from '@aranya/wildlife-data';

export interface TagSubject {
  kind: 'species' | 'park';
  slug: string;
  name: string;
}

/** `#bengal_tiger` and `#BengalTiger` are one name. */
const plain = (name: string) => foldText(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const withoutKind = (name: string) => name.replace(/ (national park|wildlife sanctuary)$/i, '');

/** Finds the species or park that a hashtag names, or null. */
export function findTagSubject(tag: string): TagSubject | null {
  const wanted = plain(tag);
  const species = roster.find(({ name }) => plain(name) === wanted);
  if (species) return { kind: 'species', slug: species.slug, name: species.name };
  const park = parkIndex.find(({ name }) => [name, withoutKind(name)].some((each) => plain(each) === wanted));
  return park ? { kind: 'park', slug: park.slug, name: park.name } : null;
}

const SHOWN = 3;

/** Animals of the guide that a hashtag names by their last word, as `#tiger` does. */
export const guideAnimalsOf = (tag: string): string[] =>
  roster
    .filter(({ name }) => plain(name.split(' ').at(-1) ?? '') === plain(tag))
    .slice(0, SHOWN)
    .map(({ slug }) => slug);

/** True if a hashtag is a whole name of an animal beyond the catalogue. */
export const isNamedBy = (tag: string, { name, scientific_name, matched_name }: FoundTaxonSummary): boolean =>
  [name, scientific_name, matched_name].some((each) => each !== null && plain(each) === plain(tag));
