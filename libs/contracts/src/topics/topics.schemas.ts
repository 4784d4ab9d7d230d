import { z } from 'zod';
import { hashtagSchema } from '../posts/posts.schemas';
import { parkSlugSchema, speciesSlugSchema, taxonBesideKey } from '../sightings/sightings.schemas';

export const topicKinds = ['animal', 'place', 'tag'] as const;

/** What a member can follow beside people. An animal stands for all that is below it, such as a family. */
export const topicSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('animal'), key: speciesSlugSchema }),
  z.object({ kind: z.literal('place'), key: parkSlugSchema }),
  z.object({ kind: z.literal('tag'), key: hashtagSchema }),
]);

export const followedTopicSchema = z.object({
  kind: z.enum(topicKinds),
  key: z.string(),
  ...taxonBesideKey,
});

export type Topic = z.infer<typeof topicSchema>;
export type FollowedTopic = z.infer<typeof followedTopicSchema>;
