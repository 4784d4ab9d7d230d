import { apiContract, type ConnectionList, connectionLists, type Done, type User } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyRequest } from 'fastify';
import { decodePosition } from '../common/cursor';
import type { Dependencies } from '../dependencies';
import { errors, throwIfDenied } from '../plugins/errors';
import type { Quotas } from '../quotas/quotas';
import { getCurrentUserId } from '../users/current-user';
import { readCounts, readLists } from './connection-lists';
import {
  authorizeAction,
  authorizeRequest,
  type RelationshipAction,
  selfActionError,
  successMessage,
} from './connections.policy';
import { createConnectionsRepository, type OnRelationshipsChanged } from './connections.repository';

const s = initServer();

interface Options extends Pick<Dependencies, 'db' | 'clock'> {
  quotas: Quotas;
  onRelationshipsChanged?: OnRelationshipsChanged | undefined;
}

/** Requires a signed-in user. */
export function connectionsRoutes({ db, quotas, clock = () => new Date(), onRelationshipsChanged }: Options) {
  const connections = createConnectionsRepository(db, onRelationshipsChanged);

  const handle =
    (action: RelationshipAction) =>
    async ({ request, body }: { request: FastifyRequest; body: { id: string } }) => {
      const currentUserId = getCurrentUserId(request);
      const now = clock();
      if (body.id === currentUserId) throw selfActionError(action);
      const before = await connections.perform(
        action,
        { currentUserId, otherId: body.id, now },
        {
          action: (relationship) => throwIfDenied(authorizeAction(action, relationship)),
          request: (sent) => throwIfDenied(authorizeRequest(sent, now)),
          quota: (tx, counted) => quotas.take(tx, currentUserId, counted),
        },
      );
      const done: Done = { success: true, message: successMessage(action, before) };
      return { status: 200 as const, body: done };
    };

  return s.plugin(
    s.router(apiContract.connections, {
      list: async ({ request, query }) => {
        const { list, cursor, limit } = query;
        if (cursor !== undefined && list === undefined) {
          throw errors.invalid('Please name the list that goes on.', {
            list: 'Name the list of this cursor.',
          });
        }
        const currentUserId = getCurrentUserId(request);
        const from = cursor === undefined ? undefined : decodePosition(cursor);
        // From the primary: clients reload the lists after each change.
        const counts = await readCounts(db.write, currentUserId);
        const pages = await readLists(db.write, currentUserId, list ? [list] : connectionLists, limit, from);
        const usersOf = (name: ConnectionList): User[] => pages.get(name)?.users ?? [];
        const nextOf = (name: ConnectionList): string | null => pages.get(name)?.next ?? null;
        return {
          status: 200,
          body: {
            success: true,
            connections: usersOf('connections'),
            pendingConnections: usersOf('pendingConnections'),
            followers: usersOf('followers'),
            following: usersOf('following'),
            sentRequests: usersOf('sentRequests'),
            counts,
            next_cursors: {
              connections: nextOf('connections'),
              pendingConnections: nextOf('pendingConnections'),
              followers: nextOf('followers'),
              following: nextOf('following'),
              sentRequests: nextOf('sentRequests'),
            },
          },
        };
      },
      follow: handle('follow'),
      unfollow: handle('unfollow'),
      connect: handle('connect'),
      accept: handle('accept'),
      decline: handle('decline'),
      cancel: handle('cancel'),
      disconnect: handle('disconnect'),
      removeFollower: handle('removeFollower'),
    }),
  );
}
