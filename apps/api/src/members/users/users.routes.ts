import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/types';
import { tryPurgeUnused } from '../../platform/media/media.repository';
import { cleanPicture } from '../../platform/media/pictures';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { findAge } from '../../people/ages/child';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { authorizeView, userNotFound } from '../../people/relationship.policy';
import { findLanguage } from '../../people/kept-language';
import { findLicences } from '../../people/licences';
import { findTextsToAccept } from '../../people/rules/house-rules';
import { findSuspension, viewSuspension } from '../../people/suspensions';
import { createUsersRepository, findUserId, findUsernames } from '../../people/users.repository';
import { discover } from './discover';
import { authorizeLikes, readLikesAccess, readPrivacy, setPrivacy } from './privacy';
import { readLikedPosts, readProfile } from './profile-posts';
import { readProfileChanges, updateProfile } from './update-profile';

export function currentUserRoutes({ db, media, quotas, clock }: FastifyInstance) {
  // A replica may lack the latest changes.
  const users = createUsersRepository({ read: db.write });

  async function readCurrentUser(currentUserId: string) {
    const user = await users.userById(currentUserId, currentUserId);
    if (user === null) throw errors.accountDeleted();
    return user;
  }

  return defineRoutes(pickCalls(apiContract.users, 'getData', 'update', 'privacy', 'setPrivacy'), {
    getData: async ({ request }) => {
      const currentUserId = getCurrentUserId(request);
      const user = await readCurrentUser(currentUserId);
      const suspension = await findSuspension(db.write, currentUserId, clock());
      const { recordLicence, pictureLicence } = await findLicences(db.write, currentUserId);
      const language = await findLanguage(db.write, currentUserId);
      const { waits, childUntil } = await findAge(db.write, currentUserId);
      const { rules, terms } = await findTextsToAccept(db.write, currentUserId);
      return {
        status: 200,
        body: {
          success: true,
          user,
          ...(suspension && { suspension: viewSuspension(suspension) }),
          ...(recordLicence && { record_licence: recordLicence }),
          ...(pictureLicence !== 'all_rights_reserved' && { picture_licence: pictureLicence }),
          ...(language !== null && { language }),
          ...(rules !== null && { rules_to_accept: rules }),
          ...(terms !== null && { terms_to_accept: terms }),
          ...(waits !== null && { age_waits: waits }),
          ...(childUntil !== null && { child_until: childUntil }),
          ...(request.currentRole !== 'member' && { role: request.currentRole }),
        },
      };
    },

    update: async ({ request }) => {
      const currentUserId = getCurrentUserId(request);
      const changes = await readProfileChanges(request, async (file) => {
        await quotas.assertLeft(db.write, currentUserId, 'picture');
        return cleanPicture(file, currentUserId);
      });
      const replaced = await quotas.during((take) =>
        updateProfile({ db, media }, currentUserId, changes, async (tx, newPictures) => {
          await take(tx, currentUserId, 'profile');
          if (newPictures > 0) await take(tx, currentUserId, 'picture', newPictures);
        }),
      );
      await tryPurgeUnused({ db, media }, replaced, request.log);
      const user = await readCurrentUser(currentUserId);
      return { status: 200, body: { success: true, message: 'Profile updated', user } };
    },

    privacy: async ({ request }) => {
      const privacy = await readPrivacy(db.write, getCurrentUserId(request));
      if (privacy === null) throw errors.accountDeleted();
      return { status: 200, body: { success: true, privacy } };
    },

    setPrivacy: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.during((take) => setPrivacy(db.write, currentUserId, body, take));
      return { status: 200, body: { success: true, message: 'Saved' } };
    },
  });
}

export function profilesRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(apiContract.users, 'discover', 'named', 'getProfile', 'getLikes'), {
    discover: async ({ request, reply, body }) => {
      const currentUserId = getCurrentUserId(request);
      const query = { currentUserId, now: clock(), ...body };
      return answerJson(reply, await discover(await db.upToDate(), query));
    },

    named: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      const usernames = await findUsernames(await db.upToDate(), currentUserId, body.usernames);
      return { status: 200, body: { success: true, usernames } };
    },

    getProfile: async ({ request, reply, body }) => {
      const currentUserId = getCurrentUserId(request);
      const { limit, cursor, only } = body;
      const read = await db.upToDate();
      const profileId = await readProfileId(read, body.profileId);
      const found = await readProfile(read, { currentUserId, profileId, limit, cursor }, only);
      if (found === null) throw profileId === currentUserId ? errors.accountDeleted() : userNotFound();
      throwIfDenied(authorizeView(found.relationship));
      return answerJson(reply, {
        profile: found.user,
        life_list_shared: found.lifeListShared,
        likes_shared: found.likesShared,
        posts: found.posts,
        next_cursor: found.next_cursor,
      });
    },

    getLikes: async ({ request, reply, body }) => {
      const currentUserId = getCurrentUserId(request);
      const { limit, cursor } = body;
      const read = await db.upToDate();
      const profileId = await readProfileId(read, body.profileId);
      if (profileId !== currentUserId)
        throwIfDenied(authorizeLikes(await readLikesAccess(read, currentUserId, profileId)));
      const found = await readLikedPosts(read, { currentUserId, key: profileId, limit, cursor });
      return answerJson(reply, { posts: found.posts, next_cursor: found.next_cursor });
    },
  });
}

/** @param given an id, or `@` and a username */
async function readProfileId(db: Db, given: string): Promise<string> {
  const id = given.startsWith('@') ? await findUserId(db, given.slice(1)) : given;
  if (id === null) throw userNotFound();
  return id;
}
