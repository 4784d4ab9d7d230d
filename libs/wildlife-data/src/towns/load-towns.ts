export const loadTowns = () => import('./town-entries').then(({ townEntries }) => townEntries);

export const loadNearPlace = () => import('./near-place').then(({ nearPlace }) => nearPlace);
