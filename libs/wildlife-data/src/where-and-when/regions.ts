import records from '../generated/regions.json' with { type: 'json' };
import type { Region } from './region.schema';

export const regions = records as unknown as readonly Region[];
