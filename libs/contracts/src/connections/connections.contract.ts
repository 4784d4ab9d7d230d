import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { pageInput } from '../common/paging';
import { userSchema } from '../users/users.schemas';
import { connectionCountsSchema, connectionCursorsSchema, connectionLists } from './connections.schemas';

const c = initContract();

const withUser = (path: `/user/${string}`, summary: string) =>
  ({
    method: 'POST',
    path,
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary,
  }) as const;

export const connectionsContract = c.router({
  list: {
    method: 'GET',
    path: '/user/connections',
    query: z.object({ list: z.enum(connectionLists).optional(), ...pageInput }),
    responses: {
      200: z.object({
        success,
        connections: z.array(userSchema),
        pendingConnections: z.array(userSchema),
        followers: z.array(userSchema),
        following: z.array(userSchema),
        sentRequests: z.array(userSchema),
        counts: connectionCountsSchema,
        next_cursors: connectionCursorsSchema,
      }),
    },
    summary: "The current user's lists, newest first; with a list named, only that one is filled",
  },
  follow: withUser('/user/follow', 'Follow a user; idempotent'),
  unfollow: withUser('/user/unfollow', 'Unfollow a user'),
  connect: withUser('/user/connect', 'Send a connection request; accepts a pending request of that user'),
  accept: withUser('/user/accept', 'Accept a connection request'),
  decline: withUser('/user/decline', 'Decline a connection request'),
  cancel: withUser('/user/cancel', 'Cancel a sent connection request'),
  disconnect: withUser('/user/disconnect', 'End a connection'),
  removeFollower: withUser('/user/remove-follower', 'Remove a follower'),
});
