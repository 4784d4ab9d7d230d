import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { postPictureSchema } from '../common/pictures';
import { speciesSlugSchema } from '../sightings/sightings.schemas';

const c = initContract();

/** The open licence asks to name the author. */
export const speciesPhotoSchema = postPictureSchema.extend({
  post_id: idSchema,
  author: z.object({ full_name: z.string(), username: z.string() }),
});

export const speciesPhotosContract = c.router({
  list: {
    method: 'GET',
    path: '/species-photos',
    query: z.object({ species: speciesSlugSchema }),
    responses: { 200: z.object({ success, photos: z.array(speciesPhotoSchema) }) },
    summary: "List members' photographs of a species that moderators chose, latest first; needs no account",
  },
});

export type SpeciesPhoto = z.infer<typeof speciesPhotoSchema>;
