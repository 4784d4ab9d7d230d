import records from '../generated/daily-word-facts.json' with { type: 'json' };

/** Words of the day told by another animal. */
export interface DailyWordKin {
  bond: string;
  animalId: number;
  words: readonly string[];
}

const { animals, kin } = records as unknown as {
  animals: Record<string, number>;
  kin: readonly (readonly [animalId: number, bond: string, facts: Record<string, string>])[];
};

export const dailyWordAnimals: Readonly<Record<string, number>> = animals;

/** One sentence about the animal, which need not name it. */
export const dailyWordFacts: Readonly<Record<string, string>> = /* @__PURE__ */ Object.assign(
  {},
  ...kin.map(([, , facts]) => facts),
);

export const dailyWordKin: readonly DailyWordKin[] = /* @__PURE__ */ kin.map(([animalId, bond, facts]) => ({
  animalId,
  bond,
  words: Object.keys(facts),
}));
