import { type RefObject, useEffect } from 'react';
import { parallaxOffset } from './parallax';

/** Sets `--offset`, which stays 0 with reduced motion. */
export function useParallax(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const draw = () => {
      frame = 0;
      const offset = reducedMotion.matches ? 0 : parallaxOffset(window.scrollY);
      ref.current?.style.setProperty('--offset', offset.toFixed(1));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(draw);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    reducedMotion.addEventListener('change', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      reducedMotion.removeEventListener('change', schedule);
    };
  }, [ref]);
}
