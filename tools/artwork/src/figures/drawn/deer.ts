import { blob } from '../parts/shapes';

/** The bare skin of a deer's nose. */
export const NOSE_PAD = blob('#241d19', '-50.2 8, -50.6 4.4, -47.4 1.4, -43.6 2.2, -44.6 5, -47.4 7.4');
