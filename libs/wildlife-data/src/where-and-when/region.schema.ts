import { z } from 'zod';
import { indianStates } from '../parks/indian-states';

export const regionsSchema = z
  .record(z.string().min(3), z.array(z.enum(indianStates)).min(1).readonly())
  .transform((regions) => Object.entries(regions).map(([name, states]) => ({ name, states })));

export type Region = z.output<typeof regionsSchema>[number];
