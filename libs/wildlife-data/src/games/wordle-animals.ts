import animals from '../generated/wordle-animals.json' with { type: 'json' };

/** The ids of the records that picture the words of Animal Wordle. */
export const wordleAnimals: Readonly<Record<string, number>> = animals;
