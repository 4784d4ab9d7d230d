import records from '../generated/glances.json' with { type: 'json' };
import type { Glance } from './glance.schema';

export { changedOn } from '../records/changes';
export { livesInParts } from './in-parts';

/** By the animal's id. For the build alone, so not part of the library's index: no page's script holds all of them. */
export const glances = records as unknown as readonly Glance[];

const byId = new Map(glances.map((glance) => [glance.id, glance]));

export const glanceOf = (id: number): Glance | undefined => byId.get(id);
