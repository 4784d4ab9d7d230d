import { apiContract } from '@aranya/contracts';
import { otherNamesOf, roster } from '@aranya/wildlife-data';
import { defineRoutes } from '../../platform/plugins/contract-routes';

const species = roster.map(({ id, slug, name, scientific_name }) => ({
  slug,
  name,
  scientific_name,
  other_names: otherNamesOf(id),
}));

export const speciesRoutes = () =>
  defineRoutes(apiContract.species, {
    list: ({ reply }) => {
      void reply.header('cache-control', 'public, max-age=3600');
      return Promise.resolve({ status: 200, body: { success: true, species } });
    },
  });
