/** In CSS pixels. */
const PARALLAX_RANGE = 500;

/** Returns an offset from 0 to 100. */
export function parallaxOffset(scrollY: number): number {
  return (Math.min(Math.max(scrollY, 0), PARALLAX_RANGE) / PARALLAX_RANGE) * 100;
}
