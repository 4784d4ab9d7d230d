import { apiContract } from '@aranya/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { publishing } from '../../platform/live/events.repository';
import { answerJson, defineRoutes } from '../../platform/plugins/contract-routes';
import { type AppError, throwIfDenied } from '../../platform/plugins/errors';
import { postGone } from '../posts.policy';
import { assertMayBeAnimals } from '../sightings/assert-known';
import { readIdentification } from './identification-view';
import {
  type AskingPost,
  authorizeList,
  authorizeOwnWord,
  authorizeSuggestion,
} from './identifications.policy';
import { type Changed, createIdentificationsRepository } from './identifications.repository';
import { findAnswered, readAgreed, readAsking, readOwnAsking } from './identified-posts';

export function identificationsRoutes({ db, quotas, live, announce, clock }: FastifyInstance) {
  const identifications = createIdentificationsRepository(db.write);
  const toContext = (request: FastifyRequest, postId: string) => ({
    currentUserId: getCurrentUserId(request),
    postId,
    now: clock(),
  });

  type ChangeCallbacks = Parameters<typeof identifications.suggest>[2];
  type Context = ReturnType<typeof toContext>;

  async function change(
    message: string,
    { currentUserId }: Context,
    authorize: (post: AskingPost | null, currentUserId: string) => AppError | null,
    write: (callbacks: ChangeCallbacks) => Promise<Changed>,
  ) {
    const { identification, notified } = await publishing(live, (publish) =>
      quotas.during((take) =>
        write({
          authorize: (post) => throwIfDenied(authorize(post, currentUserId)),
          onNew: (tx) => take(tx, currentUserId, 'identification'),
          publish,
        }),
      ),
    );
    announce(notified);
    return { status: 200 as const, body: { success: true as const, message, identification } };
  }

  return defineRoutes(apiContract.identifications, {
    suggest: ({ request, body: { postId, species, note } }) => {
      assertMayBeAnimals([species], 'species');
      const context = toContext(request, postId);
      return change('Suggestion saved', context, authorizeSuggestion, (callbacks) =>
        identifications.suggest(context, { species, note }, callbacks),
      );
    },

    withdraw: ({ request, body: { postId } }) => {
      const context = toContext(request, postId);
      return change('Suggestion withdrawn', context, authorizeSuggestion, (callbacks) =>
        identifications.withdraw(context, callbacks),
      );
    },

    ownWord: ({ request, body: { postId, species } }) => {
      if (species !== null) assertMayBeAnimals([species], 'species');
      const context = toContext(request, postId);
      const message = species === null ? 'Suggestion withdrawn' : 'Name saved';
      return change(message, context, authorizeOwnWord, (callbacks) =>
        identifications.setOwnWord(context, species, callbacks),
      );
    },

    list: async ({ request, body: { postId } }) => {
      const { currentUserId, now } = toContext(request, postId);
      const found = await readIdentification(await db.upToDate(), currentUserId, postId, now);
      throwIfDenied(authorizeList(found?.post ?? null));
      if (found === null) throw postGone();
      return { status: 200, body: { success: true, identification: found.identification } };
    },

    asking: async ({ request, reply, body: { own = false, ...page } }) => {
      const currentUserId = getCurrentUserId(request);
      const on = await db.upToDate();
      const { ids, ...found } = own
        ? await readOwnAsking(on, { currentUserId, key: currentUserId, ...page })
        : await readAsking(on, { currentUserId, key: '', ...page });
      return answerJson(reply, { ...found, answered: await findAnswered(on, currentUserId, ids) });
    },

    ofSpecies: async ({ request, reply, body: { species, ...page } }) => {
      assertMayBeAnimals([species], 'species');
      const currentUserId = getCurrentUserId(request);
      const found = await readAgreed(await db.upToDate(), { currentUserId, key: species, ...page });
      return answerJson(reply, { posts: found.posts, next_cursor: found.next_cursor });
    },
  });
}
