import records from '../generated/regions.json' with { type: 'json' };
import type { Region } from './region.schema';

/** Coarse parts of the country as travellers name them; a state may lie in two. */
export const regions = records as unknown as readonly Region[];
