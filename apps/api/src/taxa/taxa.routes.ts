import { apiContract, type FoundTaxonSummary } from '@aranya/contracts';
import type { FoundTaxon } from '@aranya/wildlife-data';
import type { FastifyInstance } from 'fastify';
import { errors } from '../platform/plugins/errors';
import { defineRoutes } from '../platform/plugins/contract-routes';
import {
  findTaxon,
  type IndexedTaxon,
  readAncestors,
  readDatasets,
  readMembers,
  readNames,
} from './taxa.repository';
import { taxonSummary } from './taxon-summary';
import { readTaxonProtection } from './taxon-protection';

const SHOWN_MEMBERS = 200;

const foundSummary = ({ taxon, matched, isSpeltAlike }: FoundTaxon<IndexedTaxon>): FoundTaxonSummary => ({
  ...taxonSummary(taxon),
  matched_name: matched,
  similar_spelling: isSpeltAlike,
});

const GONE = 'There is no animal with this id.';

/** Names change with a release. */
const KEPT_AN_HOUR = 'public, max-age=3600';

export function taxaRoutes({ db, taxonSearch }: FastifyInstance) {
  return defineRoutes(apiContract.taxa, {
    search: async ({ query: { q, limit, beyond_catalogue: beyond }, reply }) => {
      const isWanted = ({ species }: IndexedTaxon) => beyond === 'false' || species === null;
      const { found, total } = await taxonSearch.find(q, limit, isWanted);
      void reply.header('cache-control', KEPT_AN_HOUR);
      return { status: 200, body: { success: true, taxa: found.map(foundSummary), total } };
    },
    datasets: async ({ reply }) => {
      void reply.header('cache-control', KEPT_AN_HOUR);
      return { status: 200, body: { success: true, datasets: await readDatasets(db.read) } };
    },
    get: async ({ params: { taxon: id }, reply }) => {
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
      void reply.header('cache-control', KEPT_AN_HOUR);
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
  });
}
