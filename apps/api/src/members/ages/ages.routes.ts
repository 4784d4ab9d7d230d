import { clubContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { defineRoutes, pickCalls } from '../../platform/plugins/contract-routes';
import { tellAge } from './tell-age';

export function agesRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.ages, 'tell'), {
    tell: async ({ request, body: { born } }) => {
      await tellAge(db.write, getCurrentUserId(request), born, clock());
      return { status: 200, body: { success: true, message: 'Thank you' } };
    },
  });
}
