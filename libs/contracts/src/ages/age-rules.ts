/** What a site asks its members: nothing, their age, or also that a parent agrees to the account of a child. */
export const ageQuestions = ['none', 'age', 'consent'] as const;

export type AgeQuestion = (typeof ageQuestions)[number];

/** Under India's DPDP Act of 2023, everybody who has not completed eighteen years is a child. */
export const ADULT_AGE = 18;

/** Nobody alive was born longer ago. */
export const OLDEST_AGE = 120;

export interface BirthMonth {
  year: number;
  /** From 1. */
  month: number;
}

/**
 * The first day, as `YYYY-MM-DD`, on which nobody born in this month is a child any more; null where that day
 * has come.
 * @param today as `YYYY-MM-DD`
 */
export function childUntil({ year, month }: BirthMonth, today: string): string | null {
  const day = new Date(Date.UTC(year + ADULT_AGE, month, 1)).toISOString().slice(0, 10);
  return day > today ? day : null;
}
