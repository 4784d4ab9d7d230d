import { prefersReducedMotion } from '../../../lib/reduced-motion';

export const STAGE_ID = 'journey-stage';

/** Scrolls to the map where it is not beside the words. */
export function showStage(): void {
  document.getElementById(STAGE_ID)?.scrollIntoView({
    block: 'nearest',
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  });
}
