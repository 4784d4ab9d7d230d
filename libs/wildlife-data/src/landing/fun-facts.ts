import facts from '../generated/fun-facts.json' with { type: 'json' };
import { toSlug } from '../text/slug';

export interface PicturedFact {
  fact: string;
  animal: { id: number; name: string };
  img: string;
}

export const picturedFacts: readonly PicturedFact[] = /* @__PURE__ */ facts.map(({ fact, animal }) => ({
  fact,
  animal,
  img: `/artwork/animals/${toSlug(animal.name)}.svg`,
}));

export const funFacts: readonly string[] = /* @__PURE__ */ facts.map(({ fact }) => fact);
