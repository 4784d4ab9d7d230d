/** Loads the towns and villages of India for `searchPlaces`, 50 kB compressed. */
export const loadTowns = () => import('./town-entries').then(({ townEntries }) => townEntries);

/** Loads what names places near a point or a square, with the same list of towns. */
export const loadNearPlace = () => import('./near-place').then(({ nearPlace }) => nearPlace);
