import records from '../generated/daily-word-facts.json' with { type: 'json' };

/** An animal of the catalogue beside words of the day that have none there. */
export interface DailyWordKin {
  bond: string;
  animalId: number;
  words: readonly string[];
}

const { animals, kin } = records as unknown as {
  animals: Record<string, number>;
  kin: readonly (readonly [animalId: number, bond: string, facts: Record<string, string>])[];
};

/** The words of the day whose animal is in the catalogue, with its id. */
export const dailyWordAnimals: Readonly<Record<string, number>> = animals;

/** For the others, one sentence about the animal, which need not name it. */
export const dailyWordFacts: Readonly<Record<string, string>> = /* @__PURE__ */ Object.assign(
  {},
  ...kin.map(([, , facts]) => facts),
);

export const dailyWordKin: readonly DailyWordKin[] = /* @__PURE__ */ kin.map(([animalId, bond, facts]) => ({
  animalId,
  bond,
  words: Object.keys(facts),
}));
