interface InAnimal {
  animal: string;
}

interface InSeason {
  month: string;
  season: string;
}

/** Says verdicts in the page's language. */
export interface TripWording {
  /** @param month 1 for January */
  month: (month: number) => string;
  /** Returns the name of a state or a region. */
  place: (name: string) => string;
  unknown: (within: InAnimal) => string;
  signature: (within: InAnimal) => string;
  lives: (within: InAnimal) => string;
  bestMonth: (within: InAnimal & { month: string }) => string;
  within: (within: { states: string }) => string;
  beyond: (within: { states: string; region: string }) => string;
  openBut: (within: { days: string }) => string;
  openInPart: () => string;
  open: () => string;
  closed: (within: { days: string }) => string;
  closedWithNote: (within: { days: string; note: string }) => string;
  notWhole: (within: { month: string; days: string }) => string;
  inSeason: (within: InSeason) => string;
  begins: (within: { month: string }) => string;
  ended: (within: { month: string }) => string;
  outside: (within: InSeason) => string;
}
