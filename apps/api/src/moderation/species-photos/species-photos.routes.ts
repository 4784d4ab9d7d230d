import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import { readSpeciesPhotos } from './species-photos';

const s = initServer();

export function speciesPhotosRoutes({ db, clock }: FastifyInstance) {
  return s.plugin(
    s.router(apiContract.speciesPhotos, {
      list: async ({ query, reply }) => {
        void reply.header('cache-control', 'public, max-age=60');
        const photos = await readSpeciesPhotos(db.read, query.species, clock());
        return { status: 200, body: { success: true, photos } };
      },
    }),
  );
}
