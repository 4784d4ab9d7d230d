import { z } from 'zod';

export const connectionLists = [
  'connections',
  'pendingConnections',
  'followers',
  'following',
  'sentRequests',
] as const;

export type ConnectionList = (typeof connectionLists)[number];

export const connectionCountsSchema = z.object({
  connections: z.number().int().nonnegative(),
  pendingConnections: z.number().int().nonnegative(),
  followers: z.number().int().nonnegative(),
  following: z.number().int().nonnegative(),
  sentRequests: z.number().int().nonnegative(),
});

export const connectionCursorsSchema = z.object({
  connections: z.string().nullable(),
  pendingConnections: z.string().nullable(),
  followers: z.string().nullable(),
  following: z.string().nullable(),
  sentRequests: z.string().nullable(),
});

export type ConnectionCounts = z.infer<typeof connectionCountsSchema>;
export type ConnectionCursors = z.infer<typeof connectionCursorsSchema>;
