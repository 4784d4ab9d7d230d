import { apiContract, type ConnectionList, connectionLists, type Done, type User } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyRequest } from 'fastify';
import { listPlaceOf } from '../common/list-cursor';
import type { Dependencies } from '../dependencies';
import { errors, throwIfDenied } from '../plugins/errors';
import { viewerOf } from '../users/current-user';
import { readCounts, readLists } from './connection-lists';
import {
  messageOf,
  authorizeChange,
  authorizeRequest,
  selfConnectionError,
  type TieChange,
} from './connections.policy';
import { createConnectionsRepository, type OnTiesChanged } from './connections.repository';

const s = initServer();

interface Options extends Pick<Dependencies, 'db' | 'clock'> {
  onTiesChanged?: OnTiesChanged | undefined;
}

/** Following and connecting. For signed-in users: whatever is done is done in their own name. */
export function connectionsRoutes({ db, clock = () => new Date(), onTiesChanged }: Options) {
  const ties = createConnectionsRepository(db, onTiesChanged);

  const call =
    (what: TieChange) =>
    async ({ request, body }: { request: FastifyRequest; body: { id: string } }) => {
      const viewerId = viewerOf(request);
      const now = clock();
      if (body.id === viewerId) throw selfConnectionError(what);
      const before = await ties.change(
        what,
        { viewerId, otherId: body.id, now },
        {
          mayChange: (tie) => throwIfDenied(authorizeChange(what, tie)),
          mayRequest: (sent) => throwIfDenied(authorizeRequest(sent, now)),
        },
      );
      const done: Done = { success: true, message: messageOf(what, before) };
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
        const viewerId = viewerOf(request);
        const from = cursor === undefined ? undefined : listPlaceOf(cursor);
        // Read where it is written: after a change these lists are read again at once.
        const counts = await readCounts(db.write, viewerId);
        const pages = await readLists(db.write, viewerId, list ? [list] : connectionLists, limit, from);
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
      follow: call('follow'),
      unfollow: call('unfollow'),
      connect: call('connect'),
      accept: call('accept'),
      decline: call('decline'),
      cancel: call('cancel'),
      disconnect: call('disconnect'),
      removeFollower: call('removeFollower'),
    }),
  );
}
