import { apiContract, type LifeListVisibility } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { answerJson, defineRoutes } from '../../platform/plugins/contract-routes';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { assertKnownArea, assertMayBeAnimals } from '../../posts/sightings/assert-known';
import { parkKey } from '../../posts/sightings/catalogue';
import { getCurrentUserId, rethrowAccountDeleted } from '../../people/current-user/current-user';
import { authorizeDays, authorizeLifeList } from './life-list.policy';
import { addRecords, changeRecord, removeRecord, setVisibility } from './life-list.repository';
import { readEntries, readOwner } from './life-list.statements';
import { readTargets } from './targets.statement';

const visibilityMessages: Record<LifeListVisibility, string> = {
  private: 'Only you see your life list now',
  connections: 'Your connections see your life list now',
  public: 'All members see your life list now',
};

export function lifeListRoutes({ db, quotas, clock }: FastifyInstance) {
  return defineRoutes(apiContract.lifeList, {
    get: async ({ request, reply, body: { profileId } }) => {
      const currentUserId = getCurrentUserId(request);
      const own = profileId === currentUserId;
      const read = await db.upToDate();
      const access = await readOwner(read, currentUserId, profileId);
      if (own && access.visibility === null) throw errors.accountDeleted();
      if (!own) throwIfDenied(authorizeLifeList(access));
      const { owner, visibility } = access;
      const shown = { owner, ...(await readEntries(read, profileId, own)) };
      return answerJson(reply, own && visibility ? { ...shown, visibility } : shown);
    },

    add: async ({ request, body: { records } }) => {
      const currentUserId = getCurrentUserId(request);
      assertMayBeAnimals(
        records.map(({ species }) => species),
        'records',
      );
      for (const { park } of records) assertKnownArea(park, 'records');
      throwIfDenied(authorizeDays(records, clock()));
      const added = await quotas
        .during((take) => addRecords(db.write, currentUserId, records, take))
        .catch(rethrowAccountDeleted);
      const some =
        records.length === 1 ? 'Added to your life list' : `${added} species added to your life list`;
      const message = added === 0 ? 'Already on your life list' : some;
      return { status: 200, body: { success: true, message, added } };
    },

    change: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      assertMayBeAnimals([body.species], 'species');
      assertKnownArea(body.park, 'park');
      throwIfDenied(authorizeDays([body], clock(), () => 'seen_on'));
      await quotas.during((take) => changeRecord(db.write, currentUserId, body, take));
      return { status: 200, body: { success: true, message: 'Changed on your life list' } };
    },

    remove: async ({ request, body: { species } }) => {
      assertMayBeAnimals([species], 'species');
      await removeRecord(db.write, getCurrentUserId(request), species);
      return { status: 200, body: { success: true, message: 'Removed from your life list' } };
    },

    targets: async ({ request, body: { park, month } }) => {
      assertKnownArea(park, 'park');
      const asked = { currentUserId: getCurrentUserId(request), park: parkKey(park), month };
      return { status: 200, body: { success: true, ...(await readTargets(await db.upToDate(), asked)) } };
    },

    setVisibility: async ({ request, body: { visibility } }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.during((take) => setVisibility(db.write, currentUserId, visibility, take));
      return { status: 200, body: { success: true, message: visibilityMessages[visibility] } };
    },
  });
}
