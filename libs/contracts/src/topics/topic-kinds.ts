import { z } from 'zod';

export const topicKinds = ['animal', 'place', 'tag'] as const;

export const topicKey = { kind: z.enum(topicKinds), key: z.string() };
