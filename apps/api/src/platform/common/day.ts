/** A day in milliseconds, without the changes of clocks. */
export const DAY_MS = 86_400_000;
