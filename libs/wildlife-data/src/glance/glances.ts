import records from '../generated/glances.json' with { type: 'json' };
import type { Glance } from './glance.schema';

export { changedOn } from '../records/changes';
export { livesInParts } from './in-parts';

/** For the build alone: no page's script may hold them all. */
export const glances = records as unknown as readonly Glance[];

const byId = new Map(glances.map((glance) => [glance.id, glance]));

export const findGlance = (id: number): Glance | undefined => byId.get(id);
