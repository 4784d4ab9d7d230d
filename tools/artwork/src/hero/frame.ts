export const WIDTH = 1920;
export const HEIGHT = 1200;
export const SUN = [1400, 500] as const;
