import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { readSpeciesPhotos } from './species-photos';

export function speciesPhotosRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(apiContract.speciesPhotos, {
    list: async ({ query, reply }) => {
      void reply.header('cache-control', 'public, max-age=60');
      const photos = await readSpeciesPhotos(db.read, query.species, clock());
      return { status: 200, body: { success: true, photos } };
    },
  });
}
