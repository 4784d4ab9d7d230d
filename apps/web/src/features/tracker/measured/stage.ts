import { prefersReducedMotion } from '../../../lib/reduced-motion';

/** Of the map with its player. */
export const STAGE_ID = 'journey-stage';

/** Brings the map into view where it is not beside the words. */
export function showStage(): void {
  document.getElementById(STAGE_ID)?.scrollIntoView({
    block: 'nearest',
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  });
}
