import {
  animalGroups,
  type AnimalSummary,
  folded,
  localNamesOf,
  otherNamesOf,
  type PlaceRank,
  searchFacts,
  soundsOf,
} from '@aranya/wildlife-data';
import { capital } from '../../lib/capital';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';

export type Searchable = Pick<
  AnimalSummary,
  'id' | 'slug' | 'name' | 'region' | 'scientific_name' | 'type' | 'conservation_status'
>;

export interface Term {
  /** As in "Also called peafowl", "Big cat" or "Lives in Ladakh". */
  reason: () => string;
  /** The text is folded. */
  text: string;
  /** Within a rank: a park begins with its best-known animals. */
  order?: number;
  rank: 'name' | 'group' | 'type' | 'scientific name' | PlaceRank | 'status' | 'habitat' | 'look-alike';
}

/** Most telling first. */
export const ranks: readonly Term['rank'][] = [
  ...(['name', 'group', 'type', 'scientific name'] as const),
  ...(['landscape', 'park', 'state', 'country', 'status', 'habitat', 'look-alike'] as const),
];

const spokenNames = (slug: string) =>
  localNamesOf(slug).flatMap(({ names }) => names.map(({ name }) => name));

const calledTerm = (name: string, text: string): Term => ({
  rank: 'name',
  reason: () => m.reason_called({ name }),
  text,
});

const knownSounds = new Map<string, readonly Term[]>();

/** Names in other languages by sound; cached, since every key press asks for all animals'. */
export function soundTerms({ slug }: Searchable): readonly Term[] {
  const known = knownSounds.get(slug);
  if (known) return known;
  const terms = spokenNames(slug).flatMap((name) => soundsOf(name).map((sound) => calledTerm(name, sound)));
  knownSounds.set(slug, terms);
  return terms;
}

/** Names of an animal and of its groups. */
export function nameTerms({ id, slug, scientific_name, type }: Searchable): Term[] {
  const groups = animalGroups.filter(({ ids }) => ids.includes(id));
  return [
    ...[...otherNamesOf(id), ...spokenNames(slug)].map((name) => calledTerm(name, folded(name))),
    ...groups.flatMap(({ one, many }) =>
      [one, many].map((text): Term => ({ rank: 'group', reason: () => capital(one), text })),
    ),
    { rank: 'type', reason: () => recordWord(type), text: folded(type) },
    { rank: 'type', reason: () => recordWord(type), text: `${folded(type)}s` },
    { rank: 'scientific name', reason: m.reason_scientific, text: folded(scientific_name) },
  ];
}

export const placeTerms = searchFacts.places.flatMap(({ rank, name, also = [], ids }) =>
  [folded(name), ...also].map((text) => ({ rank, text, ids, reason: () => m.reason_lives({ name }) })),
);

/** The Red List's threatened categories. */
const threatened = new Set(['Vulnerable', 'Endangered', 'Critically Endangered']);

const known = new Map<number, readonly Term[]>();

export function factTerms(animal: Searchable): readonly Term[] {
  const terms = known.get(animal.id) ?? gatherFactTerms(animal);
  known.set(animal.id, terms);
  return terms;
}

function gatherFactTerms({ id, conservation_status: status }: Searchable): Term[] {
  return [
    ...placeTerms.flatMap(({ ids, ...term }) =>
      ids.includes(id) ? [{ ...term, order: ids.indexOf(id) }] : [],
    ),
    { rank: 'status', reason: () => recordWord(status), text: folded(status) },
    ...(threatened.has(status)
      ? [{ rank: 'status', reason: () => recordWord(status), text: 'threatened' } as const]
      : []),
    { rank: 'habitat', reason: m.fact_habitat, text: folded(searchFacts.habitats[id] ?? '') },
    ...(searchFacts.lookAlikes[id] ?? []).map((name): Term => ({
      rank: 'look-alike',
      reason: () => m.reason_taken({ name }),
      text: folded(name),
    })),
  ];
}
