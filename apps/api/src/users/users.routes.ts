import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import { listPlaceOf } from '../common/list-cursor';
import { nobody, authorizeView } from '../connections/connections.policy';
import { readTie } from '../connections/pair';
import { purgeLater } from '../media/media.repository';
import type { Dependencies } from '../dependencies';
import { errors, throwIfDenied } from '../plugins/errors';
import { discover } from './discover';
import { likedBy, postsOf } from './profile-posts';
import { readProfileChanges, updateProfile } from './update-profile';
import { createUsersRepository } from './users.repository';
import { viewerOf } from './current-user';

const s = initServer();
const { getData, update, discover: discoverCall, getProfile, getLikes } = apiContract.users;

/** Profiles: one's own and others'. For signed-in users. */
export function usersRoutes({
  db,
  media,
  clock = () => new Date(),
}: Pick<Dependencies, 'db' | 'media' | 'clock'>) {
  // Read where it is written: a replica may not know a new user, or what the viewer has done a moment ago.
  const users = createUsersRepository({ read: db.write });

  async function ownData(viewerId: string) {
    const user = await users.userById(viewerId, viewerId);
    if (user === null) throw errors.accountDeleted();
    return user;
  }

  /** @throws AppError where there is no such profile for the viewer */
  async function checkProfile(viewerId: string, profileId: string): Promise<void> {
    if (profileId !== viewerId) throwIfDenied(authorizeView(await readTie(db.write, viewerId, profileId)));
  }

  return s.plugin(
    s.router(
      { getData, update, discover: discoverCall, getProfile, getLikes },
      {
        getData: async ({ request }) => ({
          status: 200,
          body: { success: true, user: await ownData(viewerOf(request)) },
        }),

        update: async ({ request }) => {
          const viewerId = viewerOf(request);
          const changes = await readProfileChanges(request);
          const replaced = await updateProfile({ db, media }, viewerId, changes);
          await purgeLater({ db, media }, replaced, request.log);
          const user = await ownData(viewerId);
          return { status: 200, body: { success: true, message: 'Profile updated', user } };
        },

        discover: async ({ request, body }) => {
          const viewerId = viewerOf(request);
          const { ids, next } = await discover(db.read, { viewerId, now: clock(), ...body });
          const found = await users.usersByIds(viewerId, ids);
          return { status: 200, body: { success: true, users: found, next_cursor: next } };
        },

        getProfile: async ({ request, body }) => {
          const viewerId = viewerOf(request);
          const { profileId, limit, cursor, only } = body;
          const from = cursor === undefined ? undefined : listPlaceOf(cursor);
          await checkProfile(viewerId, profileId);
          const profile = await users.userById(viewerId, profileId);
          if (profile === null) throw profileId === viewerId ? errors.accountDeleted() : nobody();
          const { posts, next } = await postsOf(db.write, { viewerId, profileId, limit, from }, only);
          return { status: 200, body: { success: true, profile, posts, next_cursor: next } };
        },

        getLikes: async ({ request, body }) => {
          const viewerId = viewerOf(request);
          const { profileId, limit, cursor } = body;
          const from = cursor === undefined ? undefined : listPlaceOf(cursor);
          await checkProfile(viewerId, profileId);
          const { posts, next } = await likedBy(db.write, { viewerId, profileId, limit, from });
          return { status: 200, body: { success: true, posts, next_cursor: next } };
        },
      },
    ),
  );
}
