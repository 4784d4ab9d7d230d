import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { pageInput } from '../common/paging';
import { userSchema } from '../users/users.schemas';
import { connectionCountsSchema, connectionCursorsSchema, connectionLists } from './connections.schemas';

const c = initContract();

/** A call that does something with one other user. */
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
    summary: 'The lists of the signed-in user, newest first; with `list`, only that one is filled',
  },
  follow: withUser('/user/follow', 'Follow a user; again changes nothing'),
  unfollow: withUser('/user/unfollow', 'Follow a user no more'),
  connect: withUser('/user/connect', 'Ask a user to connect; where he has asked already, this connects'),
  accept: withUser('/user/accept', "Accept a user's request"),
  decline: withUser('/user/decline', "Decline a user's request"),
  cancel: withUser('/user/cancel', 'Take back a request that one sent'),
  disconnect: withUser('/user/disconnect', 'End a connection'),
  removeFollower: withUser('/user/remove-follower', 'Make a user follow one no more'),
});
