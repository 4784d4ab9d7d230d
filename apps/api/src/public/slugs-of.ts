import { roster } from '@aranya/wildlife-data';

const slugById = new Map(roster.map(({ id, slug }) => [id, slug]));

/** The slugs of these species; an id that the catalogue does not have is left out. */
export const slugsOf = (ids: readonly number[]): string[] => ids.flatMap((id) => slugById.get(id) ?? []);
