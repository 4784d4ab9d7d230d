export const WIDTH = 1920;
export const HEIGHT = 1200;

/** Behind the tiger's back. apps/web composes the words around both: see hero.module.css. */
export const SUN = { x: 1500, y: 640, r: 124 } as const;

/** The tiger stands here. */
export const TIGER = { x: 1476, ground: 934, width: 430 } as const;
