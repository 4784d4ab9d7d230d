/** The scrolled distance, in CSS pixels, over which the hero's picture shifts. */
export const PARALLAX_RANGE = 500;

/** How far the picture has shifted, 0 to 100, after scrolling by `scrollY` pixels. */
export function parallaxOffset(scrollY: number): number {
  return (Math.min(Math.max(scrollY, 0), PARALLAX_RANGE) / PARALLAX_RANGE) * 100;
}
