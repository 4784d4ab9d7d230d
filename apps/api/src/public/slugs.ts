import { roster } from '@aranya/wildlife-data';

const slugById = new Map(roster.map(({ id, slug }) => [id, slug]));

/** Leaves out ids that the catalogue lacks. */
export const toSlugs = (ids: readonly number[]): string[] => ids.flatMap((id) => slugById.get(id) ?? []);
