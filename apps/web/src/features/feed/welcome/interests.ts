import { m } from '../../../lib/language/messages';
export const interests = [
  'big-cats',
  'birds',
  'reptiles',
  'oceans',
  'insects',
  'forests',
  'wetlands',
  'mountains',
] as const;

export type Interest = (typeof interests)[number];

interface InterestTexts {
  label: () => string;
  /** A file name of the artwork. */
  avatar: string;
  /** People are searched by each word in turn; words also match parts of words. */
  words: readonly string[];
}

export const interestTexts: Record<Interest, InterestTexts> = {
  'big-cats': { label: m.welcome_big_cats, avatar: 'tiger', words: ['tiger', 'leopard'] },
  birds: { label: m.welcome_birds, avatar: 'peacock', words: ['bird', 'hornbill'] },
  reptiles: { label: m.welcome_reptiles, avatar: 'turtle', words: ['turtle', 'snake'] },
  oceans: { label: m.welcome_oceans, avatar: 'whale', words: ['coral', 'whale'] },
  insects: { label: m.welcome_insects, avatar: 'butterfly', words: ['butterfl', 'bees'] },
  forests: { label: m.welcome_forests, avatar: 'elephant', words: ['forest', 'tree'] },
  wetlands: { label: m.welcome_wetlands, avatar: 'otter', words: ['river', 'wetland'] },
  mountains: { label: m.welcome_mountains, avatar: 'snow-leopard', words: ['mountain', 'yak'] },
};

export const isInterest = (value: unknown): value is Interest =>
  interests.some((interest) => interest === value);

const MAX_WORDS = 8;

/** Returns each interest's first word, then the second ones, eight at most. */
export function searchWords(chosen: readonly Interest[]): string[] {
  const [first, second] = [0, 1].map((index) =>
    chosen.flatMap((interest) => interestTexts[interest].words[index] ?? []),
  );
  return [...(first ?? []), ...(second ?? [])].slice(0, MAX_WORDS);
}
