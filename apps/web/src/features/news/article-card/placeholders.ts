import type { Article } from '@aranya/contracts';
import { artwork } from '../../../lib/artwork';

const { plate } = artwork;

/** The first match counts. */
const subjects: readonly (readonly [words: RegExp, slug: string])[] = [
  [/snow leopard/i, 'snow-leopard'],
  [/clouded leopard/i, 'clouded-leopard'],
  [/red panda/i, 'red-panda'],
  [/polar bear/i, 'polar-bear'],
  [/\bturtles?\b/i, 'green-sea-turtle'],
  [/\btigers?\b/i, 'bengal-tiger'],
  [/\blion(s|ess|esses)?\b/i, 'asiatic-lion'],
  [/\bleopards?\b/i, 'leopard'],
  [/\bcheetahs?\b/i, 'cheetah'],
  [/\bjaguars?\b/i, 'jaguar'],
  [/\belephants?\b/i, 'asian-elephant'],
  [/\brhino(s|ceros|ceroses)?\b/i, 'indian-rhinoceros'],
  [/\bpandas?\b/i, 'giant-panda'],
  [/\bbears?\b/i, 'sloth-bear'],
  [/\bwol(f|ves)\b/i, 'indian-wolf'],
  [/\bgiraffes?\b/i, 'masai-giraffe'],
  [/\bzebras?\b/i, 'plains-zebra'],
  [/\bhippo(s|potamus)?\b/i, 'hippopotamus'],
  [/\bgorillas?\b/i, 'mountain-gorilla'],
  [/\borangutans?\b/i, 'bornean-orangutan'],
  [/\b(monkeys?|macaques?|langurs?)\b/i, 'hanuman-langur'],
  [/\bpangolins?\b/i, 'indian-pangolin'],
  [/\botters?\b/i, 'smooth-coated-otter'],
  [/\bbeavers?\b/i, 'north-american-beaver'],
  [/\b(orcas?|killer whales?)\b/i, 'orca'],
  [/\bwhale sharks?\b/i, 'whale-shark'],
  [/\bwhales?\b/i, 'humpback-whale'],
  [/\bdolphins?\b/i, 'ganges-river-dolphin'],
  [/\bsharks?\b/i, 'great-white-shark'],
  [/\bpenguins?\b/i, 'emperor-penguin'],
  [/\beagles?\b/i, 'bald-eagle'],
  [/\bvultures?\b/i, 'indian-vulture'],
  [/\bowls?\b/i, 'indian-eagle-owl'],
  [/\bcranes?\b/i, 'sarus-crane'],
  [/\bflamingos?\b/i, 'greater-flamingo'],
  [/\b(parrots?|parakeets?)\b/i, 'rose-ringed-parakeet'],
  [/\bcrocodiles?\b/i, 'mugger-crocodile'],
  [/\b(snakes?|cobras?)\b/i, 'king-cobra'],
  [/\b(frogs?|toads?|amphibians?)\b/i, 'indian-bullfrog'],
  [/\bbutterfl(y|ies)\b/i, 'monarch-butterfly'],
  [/\b(bees?|pollinators?)\b/i, 'giant-honey-bee'],
  [/\b(corals?|reefs?)\b/i, 'staghorn-coral'],
  [/\bbats?\b/i, 'indian-flying-fox'],
  [/\b(deer|stags?)\b/i, 'chital'],
];

const scenery: readonly string[] = [
  artwork.scene('news-1'),
  artwork.scene('wide-wetland'),
  artwork.scene('news-3'),
  artwork.scene('camp-night'),
  artwork.scene('news-2'),
  artwork.scene('sponsor'),
  artwork.scene('news-4'),
  plate('bar-headed-goose'),
  plate('himalayan-monal'),
];

/** The spec checks that these files exist. */
export const placeholders: readonly string[] = [...subjects.map(([, slug]) => plate(slug)), ...scenery];

/** Hashes by FNV-1a, 32 bit. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * Chooses the animal of each headline, else a scene; always the same, without duplicates while there are
 * others.
 */
export function placeholdersFor(articles: readonly Pick<Article, 'title' | 'url'>[]): string[] {
  const taken = new Set<string>();
  return articles.map(({ title, url }) => {
    const subject = subjects.find(([words, slug]) => words.test(title) && !taken.has(plate(slug)));
    const start = hashText(url);
    const ring = scenery.map((_, i) => scenery[(start + i) % scenery.length] ?? '');
    const picture = subject ? plate(subject[1]) : (ring.find((file) => !taken.has(file)) ?? ring[0] ?? '');
    taken.add(picture);
    return picture;
  });
}
