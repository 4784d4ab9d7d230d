import { apiContract, type Identification } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyRequest } from 'fastify';
import { decodePosition } from '../common/cursor';
import type { Dependencies } from '../dependencies';
import { errors, throwIfDenied } from '../plugins/errors';
import { answerJson } from '../plugins/json-answer';
import type { Quotas } from '../quotas/quotas';
import { getCurrentUserId } from '../users/current-user';
import { readIdentification } from './identification-view';
import { findAnswered, readAgreed, readAsking } from './identified-posts';
import {
  assertKnownSpecies,
  authorizeList,
  authorizeOwnWord,
  authorizeSuggestion,
} from './identifications.policy';
import { createIdentificationsRepository } from './identifications.repository';

const s = initServer();

interface Options extends Pick<Dependencies, 'db' | 'clock'> {
  quotas: Quotas;
}

const changed = (message: string, identification: Identification) => ({
  status: 200 as const,
  body: { success: true as const, message, identification },
});

/** Requires a signed-in user. */
export function identificationsRoutes({ db, quotas, clock = () => new Date() }: Options) {
  const identifications = createIdentificationsRepository(db.write);
  const contextOf = (request: FastifyRequest, postId: string) => ({
    currentUserId: getCurrentUserId(request),
    postId,
    now: clock(),
  });

  return s.plugin(
    s.router(apiContract.identifications, {
      suggest: async ({ request, body: { postId, species, note } }) => {
        assertKnownSpecies(species);
        const context = contextOf(request, postId);
        const { currentUserId } = context;
        const identification = await quotas.during((take) =>
          identifications.suggest(
            context,
            { species, note },
            {
              authorize: (post) => throwIfDenied(authorizeSuggestion(post, currentUserId)),
              onNew: (tx) => take(tx, currentUserId, 'identification'),
            },
          ),
        );
        return changed('Suggestion saved', identification);
      },

      withdraw: async ({ request, body: { postId } }) => {
        const context = contextOf(request, postId);
        const identification = await identifications.withdraw(context, {
          authorize: (post) => throwIfDenied(authorizeSuggestion(post, context.currentUserId)),
        });
        return changed('Suggestion taken back', identification);
      },

      ownWord: async ({ request, body: { postId, species } }) => {
        if (species !== null) assertKnownSpecies(species);
        const context = contextOf(request, postId);
        const { currentUserId } = context;
        const identification = await quotas.during((take) =>
          identifications.setOwnWord(context, species, {
            authorize: (post) => throwIfDenied(authorizeOwnWord(post, currentUserId)),
            onNew: (tx) => take(tx, currentUserId, 'identification'),
          }),
        );
        return changed(
          species === null ? 'Your word is taken back' : 'This is your word now',
          identification,
        );
      },

      list: async ({ request, body: { postId } }) => {
        const { currentUserId, now } = contextOf(request, postId);
        const found = await readIdentification(await db.upToDate(), currentUserId, postId, now);
        throwIfDenied(authorizeList(found?.post ?? null));
        if (found === null) throw errors.notFound('This post is gone.');
        return { status: 200, body: { success: true, identification: found.identification } };
      },

      asking: async ({ request, reply, body: { cursor, limit } }) => {
        const currentUserId = getCurrentUserId(request);
        const from = cursor === undefined ? undefined : decodePosition(cursor);
        const on = await db.upToDate();
        const { posts, ids, next } = await readAsking(on, { currentUserId, key: '', limit, from });
        const answered = await findAnswered(on, currentUserId, ids);
        const page = { success: true as const, posts, answered, next_cursor: next };
        return { status: 200, body: answerJson(reply, page) };
      },

      ofSpecies: async ({ request, reply, body: { species, cursor, limit } }) => {
        assertKnownSpecies(species);
        const from = cursor === undefined ? undefined : decodePosition(cursor);
        const { posts, next } = await readAgreed(await db.upToDate(), {
          currentUserId: getCurrentUserId(request),
          key: species,
          limit,
          from,
        });
        const page = { success: true as const, posts, next_cursor: next };
        return { status: 200, body: answerJson(reply, page) };
      },
    }),
  );
}
