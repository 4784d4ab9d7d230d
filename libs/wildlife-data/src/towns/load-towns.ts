/** Loads the towns and villages of India for `searchPlaces`, 50 kB compressed. */
export const loadTowns = () => import('./town-entries').then(({ townEntries }) => townEntries);
