import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { cacheable } from '../platform/plugins/answer-tags';
import { errors } from '../platform/plugins/errors';
import { pickCalls, defineRoutes } from '../platform/plugins/contract-routes';
import { findTaxon, readAncestors, readDatasets, readMembers, readNames } from './taxa.repository';
import { taxonSummary } from './taxon-summary';
import { readTaxonProtection } from './taxon-protection';

const SHOWN_MEMBERS = 200;

const GONE = 'There is no animal with this id.';

/** The search, which ranks by sightings, is apart. */
export function taxaRoutes({ db }: FastifyInstance) {
  return cacheable(
    defineRoutes(pickCalls(apiContract.taxa, 'datasets', 'get'), {
      datasets: async () => {
        return { status: 200, body: { success: true, datasets: await readDatasets(db.read) } };
      },
      get: async ({ params: { taxon: id } }) => {
        const taxon = await findTaxon(db.read, id);
        if (!taxon) throw errors.notFound(GONE);
        const [{ members, count, hasMore }, ancestors, names, protections] = await Promise.all([
          readMembers(db.read, id, SHOWN_MEMBERS),
          readAncestors(db.read, taxon),
          readNames(db.read, id),
          readTaxonProtection(db.read, [id]),
        ]);
        const protection = protections.get(id);
        if (!protection) throw errors.notFound(GONE);
        const page = {
          ...taxonSummary(taxon),
          names,
          ancestors: ancestors.map(taxonSummary),
          members: members.map(taxonSummary),
          members_count: count,
          has_more_members: hasMore,
          protection,
        };
        return { status: 200, body: { success: true, taxon: page } };
      },
    }),
  );
}
