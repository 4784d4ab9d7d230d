/** Ids of animals run from 1 to this. `nx g @aranya/tools:species` raises it. */
export const animalCount = 117;

/** Ids of parks run from 1 to this. `nx g @aranya/tools:park` raises it. */
export const parkCount = 31;
