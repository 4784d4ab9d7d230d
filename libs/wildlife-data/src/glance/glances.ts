import { addedGlances } from './data/glances-added';
import { glancesOf001To058 } from './data/glances-001-058';
import { glancesOf059To117 } from './data/glances-059-117';
import type { Glance } from './glance.schema';

/** By the animal's id. For the build alone, so not part of the library's index: no page's script holds all of them. */
export const glances: readonly Glance[] = [...glancesOf001To058, ...glancesOf059To117, ...addedGlances];

const byId = new Map(glances.map((glance) => [glance.id, glance]));

export const glanceOf = (id: number): Glance | undefined => byId.get(id);
