import { conservationStatuses, type ConservationStatus } from '@aranya/wildlife-data';

/** From secure to most threatened. */
export const steps = conservationStatuses.slice(0, 5);

/** Returns 0 to 4, or -1 outside the scale. */
export function stepIndex(status: ConservationStatus): number {
  return steps.indexOf(status);
}
