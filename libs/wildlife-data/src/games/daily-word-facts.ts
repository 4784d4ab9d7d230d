import facts from '../generated/daily-word-facts.json' with { type: 'json' };

/** An animal of the catalogue beside words of the day that have none there. */
export interface DailyWordKin {
  bond: string;
  animalId: number;
  words: readonly string[];
}

/** The words of the day whose animal is in the catalogue, with its id. */
export const dailyWordAnimals: Readonly<Record<string, number>> = facts.animals;

/** For the others, one sentence about the animal, which need not name it. */
export const dailyWordFacts: Readonly<Record<string, string>> = facts.facts;

export const dailyWordKin: readonly DailyWordKin[] = facts.kin;
