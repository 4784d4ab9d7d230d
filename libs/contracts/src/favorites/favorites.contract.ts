import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { speciesSlugSchema } from '../sightings/sightings.schemas';

const c = initContract();

/** The latest change of a species wins, so a late or repeated one undoes nothing. */
export const favoriteChangeSchema = z.object({
  species: speciesSlugSchema,
  favorite: z.boolean(),
  /** The server's time as the browser knows it; the future counts as now. */
  at: timeSchema,
});

const favoritesResponse = z.object({
  success,
  favorites: z.array(speciesSlugSchema),
  as_of: timeSchema,
});

export const favoritesContract = c.router({
  list: {
    method: 'GET',
    path: '/user/favorites',
    responses: { 200: favoritesResponse },
    summary: "List the current user's favourite species",
  },
  change: {
    method: 'POST',
    path: '/user/favorites',
    body: z.object({ changes: z.array(favoriteChangeSchema).max(limits.speciesPerCall) }),
    responses: { 200: favoritesResponse },
    summary: 'Add and remove favourite species; idempotent',
  },
});

export type FavoriteChange = z.infer<typeof favoriteChangeSchema>;
