import { apiContract } from '@aranya/contracts';
import { otherNamesOf, roster } from '@aranya/wildlife-data';
import type { FastifyInstance } from 'fastify';
import { cacheable } from '../../platform/plugins/answer-tags';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';

const species = roster.map(({ id, slug, name, scientific_name }) => ({
  slug,
  name,
  scientific_name,
  other_names: otherNamesOf(id),
}));

export const speciesRoutes = ({ correctedRecords }: Pick<FastifyInstance, 'correctedRecords'>) =>
  cacheable(
    defineRoutes(apiContract.species, {
      list: () => Promise.resolve({ status: 200, body: { success: true, species } }),
      get: async ({ params: { slug } }) => {
        // The texts stay in memory only where they are asked for.
        const { speciesPage } = await import('./species-page');
        const page = speciesPage(slug, correctedRecords.current().species);
        if (!page) throw errors.notFound(`There is no species ${slug} in the catalogue.`);
        return { status: 200, body: { success: true, species: page } };
      },
    }),
  );
