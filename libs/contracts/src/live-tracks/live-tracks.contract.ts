import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { liveStudySchema } from './live-tracks.schemas';

const c = initContract();

export const liveTracksContract = c.router({
  list: {
    method: 'GET',
    path: '/live-tracks',
    responses: {
      200: z.object({
        success,
        configured: z.number().int().nonnegative(),
        studies: z.array(liveStudySchema),
      }),
    },
    summary: 'List recent tracks of public Movebank studies',
  },
});
