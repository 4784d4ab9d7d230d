import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { throwIfDenied } from '../../platform/plugins/errors';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { readRelationship } from '../../people/relationship';
import { userNotFound } from '../../people/relationship.policy';
import { createUsersRepository } from '../../people/users.repository';
import { authorizeMute, authorizeMuteWord, selfMuteError } from './mutes.policy';
import { createMutesRepository } from './mutes.repository';

/** Requires a signed-in user. A mute is no event, and changes nothing that others see. */
export function mutesRoutes({ db, quotas, clock }: FastifyInstance) {
  const mutes = createMutesRepository(db);
  const users = createUsersRepository({ read: db.write });

  function toPair(currentUserId: string, otherId: string) {
    if (currentUserId === otherId) throw selfMuteError();
    return { currentUserId, otherId, now: clock() };
  }

  return defineRoutes(apiContract.mutes, {
    mute: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      const { name } = await quotas.during((take) =>
        mutes.mute(toPair(currentUserId, body.id), {
          authorize: (relationship) => throwIfDenied(authorizeMute(relationship)),
          onNew: (tx) => take(tx, currentUserId, 'mute'),
        }),
      );
      return { status: 200, body: { success: true, message: `You have muted ${name}` } };
    },

    unmute: async ({ request, body }) => {
      const { name } = await mutes.unmute(toPair(getCurrentUserId(request), body.id), (relationship) =>
        throwIfDenied(authorizeMute(relationship)),
      );
      return { status: 200, body: { success: true, message: `You no longer mute ${name}` } };
    },

    muted: async ({ request, query }) => {
      const currentUserId = getCurrentUserId(request);
      const { ids, next } = await mutes.mutedIds(currentUserId, query);
      const muted = await users.usersByIds(currentUserId, ids);
      return { status: 200, body: { success: true, users: muted, next_cursor: next } };
    },

    isMuted: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      const { name, blockedBy } = await readRelationship(db.write, currentUserId, body.id);
      if (name === null || blockedBy) throw userNotFound();
      const muted = await mutes.isMuted(currentUserId, body.id);
      return { status: 200, body: { success: true, muted } };
    },

    muteWord: async ({ request, body: { word } }) => {
      const currentUserId = getCurrentUserId(request);
      await quotas.during((take) =>
        mutes.muteWord(
          { currentUserId, word, now: clock() },
          {
            authorize: (words) => throwIfDenied(authorizeMuteWord(words)),
            onNew: (tx) => take(tx, currentUserId, 'mute'),
          },
        ),
      );
      return { status: 200, body: { success: true, message: `You have muted “${word}”` } };
    },

    unmuteWord: async ({ request, body: { word } }) => {
      await mutes.unmuteWord(getCurrentUserId(request), word);
      return { status: 200, body: { success: true, message: `You no longer mute “${word}”` } };
    },

    mutedWords: async ({ request }) => {
      const words = await mutes.mutedWords(getCurrentUserId(request));
      return { status: 200, body: { success: true, words } };
    },
  });
}
