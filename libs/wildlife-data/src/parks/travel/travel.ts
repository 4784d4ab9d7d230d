import records from '../../generated/travel.json' with { type: 'json' };
import type { Travel } from './travel.schema';

/** Long: load it apart from the parks. */
export const travel = records as unknown as readonly Travel[];
