import { apiContract, limits, type NameMatch } from '@aranya/contracts';
import type { MatchedTaxa } from '@aranya/wildlife-data';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId, rethrowAccountDeleted } from '../../../people/current-user/current-user';
import { defineRoutes } from '../../../platform/plugins/contract-routes';
import { throwIfDenied } from '../../../platform/plugins/errors';
import { assertMayBeAnimals } from '../../../posts/sightings/assert-known';
import type { IndexedTaxon } from '../../../taxa/taxa.repository';
import { taxonSummary } from '../../../taxa/taxon-summary';
import { authorizeDays } from '../life-list.policy';
import { addImported, readImports, undoImport } from './import.repository';

function nameMatch(found: MatchedTaxa<IndexedTaxon>): NameMatch {
  if (found.isClear) return { result: 'matched', taxon: taxonSummary(found.taxon) };
  const candidates = found.candidates.map(taxonSummary);
  return candidates.length > 0 ? { result: 'unclear', candidates } : { result: 'unknown' };
}

/** The file stays on the device: only names and first days arrive. */
export function lifeListImportRoutes({ db, quotas, clock, taxonSearch }: FastifyInstance) {
  return defineRoutes(apiContract.lifeListImport, {
    match: async ({ request, body: { names } }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.take(db.write, currentUserId, 'life_import').catch(rethrowAccountDeleted);
      const foreign = names.map((name) => ({ scientific: name.scientific_name, english: name.common_name }));
      const matches = await taxonSearch.match(foreign, limits.importCandidates);
      return { status: 200, body: { success: true, matches: matches.map(nameMatch) } };
    },

    add: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      assertMayBeAnimals(
        body.records.map(({ species }) => species),
        'records',
      );
      throwIfDenied(authorizeDays(body.records, clock()));
      await quotas
        .during((take) => addImported(db.write, currentUserId, body, take))
        .catch(rethrowAccountDeleted);
      return { status: 200, body: { success: true, message: `${body.records.length} species imported` } };
    },

    undo: async ({ request, body: { import_id: id } }) => {
      await undoImport(db.write, getCurrentUserId(request), id);
      return { status: 200, body: { success: true, message: 'Import undone' } };
    },

    list: async ({ request }) => {
      const imports = await readImports(await db.upToDate(), getCurrentUserId(request));
      return { status: 200, body: { success: true, imports } };
    },
  });
}
