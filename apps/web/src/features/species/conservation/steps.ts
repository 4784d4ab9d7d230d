import { conservationStatuses, type ConservationStatus } from '@aranya/wildlife-data';

/** The five steps of the scale, from secure to most threatened. */
export const steps = conservationStatuses.slice(0, 5);

/** The step of a status, 0 to 4, or -1 for a status outside the scale. */
export function stepOf(status: ConservationStatus): number {
  return steps.indexOf(status);
}
