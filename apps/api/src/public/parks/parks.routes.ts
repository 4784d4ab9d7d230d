import { apiContract } from '@aranya/contracts';
import { parkIndex } from '@aranya/wildlife-data';
import type { FastifyInstance } from 'fastify';
import { cacheable } from '../../platform/plugins/answer-tags';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';

const parks = parkIndex.map(({ slug, name, location, coordinates }) => ({
  slug,
  name,
  location,
  coordinates,
}));

export const parksRoutes = ({ correctedRecords }: Pick<FastifyInstance, 'correctedRecords'>) =>
  cacheable(
    defineRoutes(apiContract.parks, {
      list: () => Promise.resolve({ status: 200, body: { success: true, parks } }),
      get: async ({ params: { slug } }) => {
        const { parkPage } = await import('./park-page');
        const park = await parkPage(slug, correctedRecords.current().parks);
        if (!park) throw errors.notFound(`There is no park ${slug} in the guide.`);
        return { status: 200, body: { success: true, park } };
      },
    }),
  );
