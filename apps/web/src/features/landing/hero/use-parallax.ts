import { type RefObject, useEffect } from 'react';
import { parallaxOffset } from './parallax';

/**
 * Writes the shift of the picture into the element's `--offset` while the page scrolls, at most once a frame. Does
 * nothing for who asked for less motion.
 */
export function useParallax(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const draw = () => {
      frame = 0;
      const offset = still.matches ? 0 : parallaxOffset(window.scrollY);
      ref.current?.style.setProperty('--offset', offset.toFixed(1));
    };
    const later = () => {
      frame ||= requestAnimationFrame(draw);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    still.addEventListener('change', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      still.removeEventListener('change', later);
    };
  }, [ref]);
}
