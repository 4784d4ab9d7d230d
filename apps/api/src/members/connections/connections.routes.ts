import { apiContract, connectionLists, type Done } from '@aranya/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { publishing, relationshipChangeBetween } from '../../platform/live/events.repository';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { answerJson, defineRoutes } from '../../platform/plugins/contract-routes';
import { getCurrentUserId } from '../../people/current-user/current-user';
import {
  authorizeAction,
  authorizeRequest,
  type Relationship,
  type RelationshipAction,
  selfActionError,
  successMessage,
} from '../../people/relationship.policy';
import { readCounts, readLists } from './connection-lists';
import { createConnectionsRepository, type TransactionAction } from './connections.repository';
import { createFollowsRepository } from './follow';

interface Context {
  currentUserId: string;
  otherId: string;
  now: Date;
  authorize: (before: Relationship) => void;
}

/** Requires a signed-in user. */
export function connectionsRoutes({ db, quotas, clock, live, announce }: FastifyInstance) {
  const follows = createFollowsRepository(db.write, live);

  const performIn =
    (action: TransactionAction) =>
    async ({ authorize, ...context }: Context): Promise<Relationship> => {
      let written: NotificationRow | undefined;
      const before = await publishing(live, (publish) =>
        quotas.during((take) =>
          createConnectionsRepository(db, (tx, { notification, row }) => {
            written = row;
            return publish(
              tx,
              relationshipChangeBetween(context.currentUserId, context.otherId, notification),
            );
          }).perform(action, context, {
            action: authorize,
            request: (sent) => throwIfDenied(authorizeRequest(sent, context.now)),
            quota: (tx) => take(tx, context.currentUserId, 'connect'),
          }),
        ),
      );
      if (written !== undefined) announce([written], { hasEvent: true });
      return before;
    };

  const follow = async (context: Context) => {
    const { before, notification } = await quotas.claim(db.write, context.currentUserId, 'follow', (claim) =>
      follows.follow(context, claim),
    );
    if (notification !== null) announce([notification], { hasEvent: true });
    return before;
  };

  const handle =
    (action: RelationshipAction, perform: (context: Context) => Promise<Relationship>) =>
    async ({ request, body }: { request: FastifyRequest; body: { id: string } }) => {
      const currentUserId = getCurrentUserId(request);
      if (body.id === currentUserId) throw selfActionError(action);
      const before = await perform({
        currentUserId,
        otherId: body.id,
        now: clock(),
        authorize: (relationship) => throwIfDenied(authorizeAction(action, relationship)),
      });
      const done: Done = { success: true, message: successMessage(action, before) };
      return { status: 200 as const, body: done };
    };

  const inTransaction = (action: TransactionAction) => handle(action, performIn(action));

  return defineRoutes(apiContract.connections, {
    list: async ({ request, reply, query }) => {
      const { list, cursor } = query;
      if (cursor !== undefined && list === undefined) {
        throw errors.invalid('This page cannot be found. Please load the list again.', {
          list: 'Name the list that this cursor belongs to.',
        });
      }
      const currentUserId = getCurrentUserId(request);
      const read = await db.upToDate();
      const [counts, { connections, pendingConnections, followers, following, sentRequests }] =
        await Promise.all([
          readCounts(read, currentUserId),
          readLists(read, currentUserId, list ? [list] : connectionLists, query),
        ]);
      return answerJson(reply, {
        connections: connections.users,
        pendingConnections: pendingConnections.users,
        followers: followers.users,
        following: following.users,
        sentRequests: sentRequests.users,
        counts,
        next_cursors: {
          connections: connections.next_cursor,
          pendingConnections: pendingConnections.next_cursor,
          followers: followers.next_cursor,
          following: following.next_cursor,
          sentRequests: sentRequests.next_cursor,
        },
      });
    },
    follow: handle('follow', follow),
    unfollow: handle('unfollow', follows.unfollow),
    connect: inTransaction('connect'),
    accept: inTransaction('accept'),
    decline: inTransaction('decline'),
    cancel: inTransaction('cancel'),
    disconnect: inTransaction('disconnect'),
    removeFollower: inTransaction('removeFollower'),
  });
}
