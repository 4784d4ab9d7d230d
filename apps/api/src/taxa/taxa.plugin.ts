import fp from 'fastify-plugin';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { taxaRoutes } from './taxa.routes';
import { createTaxonSearch, type TaxonSearch } from './taxon-search';

declare module 'fastify' {
  interface FastifyInstance {
    taxonSearch: TaxonSearch;
  }
}

export const taxa = fp<{ taxonSearch?: TaxonSearch }>(
  async (app, { taxonSearch = createTaxonSearch(app.db) }) => {
    app.decorate('taxonSearch', taxonSearch);
    // Not before: a process that is slow to listen counts as down.
    app.addHook('onListen', () => app.taxonSearch.prepare());
    await registerRoutes(app, { taxa: taxaRoutes(app) });
  },
  { name: 'taxa', dependencies: ['platform'] },
);
