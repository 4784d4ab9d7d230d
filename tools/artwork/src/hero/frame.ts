/** The size of the landing's layers, and where their light comes from. */
export const WIDTH = 1920;
export const HEIGHT = 1200;
export const SUN = [1400, 500] as const;
