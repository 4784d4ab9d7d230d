import { animalIndex, type AnimalSummary } from '@aranya/wildlife-data';
import { findGlance } from '@aranya/wildlife-data/glances';
import { getLocale } from '../../../lib/language/locale';
import { translation } from '../../../data/translation/translation.server';

type Head = Pick<AnimalSummary, 'slug' | 'name'>;

export interface FamousPair {
  heads: readonly [Head, Head];
  /** What tells the two apart. */
  tell: string;
}

const slugs = [
  ['leopard', 'jaguar'],
  ['cheetah', 'leopard'],
  ['gharial', 'mugger-crocodile'],
  ['asian-elephant', 'african-savanna-elephant'],
  ['gaur', 'wild-water-buffalo'],
  ['giant-panda', 'red-panda'],
] as const;

function find(slug: string) {
  const animal = animalIndex.find((each) => each.slug === slug);
  const glance = animal && findGlance(animal.id);
  if (!glance) throw new Error(`No glance of ${slug}`);
  const { translated } = translation(getLocale(), slug);
  return { animal: translated(animal), glance: translated(glance, 'glance') };
}

type Found = ReturnType<typeof find>;

const tellApart = ({ glance }: Found, other: Found) =>
  glance.look_alikes.find(({ animal }) => animal === other.animal.id)?.tell;

/** Returns pairs to start with. Only the build runs it. */
export function famousPairs(): FamousPair[] {
  return slugs.map((pair) => {
    const [a, b] = [find(pair[0]), find(pair[1])];
    const heads = [
      { slug: a.animal.slug, name: a.animal.name },
      { slug: b.animal.slug, name: b.animal.name },
    ] as const;
    const tell = tellApart(a, b) ?? tellApart(b, a);
    if (tell === undefined) throw new Error(`No record tells ${pair.join(' and ')} apart`);
    return { heads, tell };
  });
}
