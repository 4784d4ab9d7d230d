import { apiContract, type FoundTaxonSummary } from '@aranya/contracts';
import { type FoundTaxon, seen, type Seen } from '@aranya/wildlife-data';
import type { FastifyInstance } from 'fastify';
import { cacheable } from '../../platform/plugins/answer-tags';
import { pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import type { IndexedTaxon } from '../../taxa/taxa.repository';
import { taxonSummary } from '../../taxa/taxon-summary';
import { assertKnownArea } from './assert-known';
import { createSeenNear } from './seen-near';

const seenWords = {
  [seen.here]: { seen: 'here' },
  [seen.around]: { seen: 'around' },
  [seen.nowhere]: {},
} as const;

const foundSummary = (
  { taxon, matched, isSpeltAlike }: FoundTaxon<IndexedTaxon>,
  near: Seen = seen.nowhere,
): FoundTaxonSummary => ({
  ...taxonSummary(taxon),
  matched_name: matched,
  similar_spelling: isSpeltAlike,
  ...seenWords[near],
});

/** Those of the place and the month come first. */
export function animalSearchRoute({ db, clock, taxonSearch }: FastifyInstance) {
  const seenNear = createSeenNear({ db, clock });
  return cacheable(
    defineRoutes(pickCalls(apiContract.taxa, 'search'), {
      search: async ({ query, reply }) => {
        const { q, limit, beyond_catalogue: beyond, park, lat, lng, month } = query;
        assertKnownArea(park ?? null, 'park');
        const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
        const seenById = await seenNear({ park, point, month });
        const isWanted = ({ species }: IndexedTaxon) => beyond === 'false' || species === null;
        const { found, total } = await taxonSearch.find(q, limit, { isWanted, seenById });
        if (seenById) void reply.header('cache-control', 'public, max-age=60');
        const taxa = found.map((one) => foundSummary(one, seenById?.(one.taxon.id)));
        return { status: 200, body: { success: true, taxa, total } };
      },
    }),
  );
}
