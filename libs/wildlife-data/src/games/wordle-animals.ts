import animals from '../generated/wordle-animals.json' with { type: 'json' };

export const wordleAnimals: Readonly<Record<string, number>> = animals;
