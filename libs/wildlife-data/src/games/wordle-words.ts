import animals from '../generated/wordle-words.json' with { type: 'json' };

/** The words, and the ids of the records that picture them. */
export const wordleAnimals: Readonly<Record<string, number>> = animals;

export const wordleWords: readonly string[] = /* @__PURE__ */ Object.keys(animals);
