import { z } from 'zod';
import { limits } from '../common/limits';
import { hashtagSchema } from '../posts/posts.schemas';
import { parkSlugSchema, speciesSlugSchema, taxonBesideKey } from '../sightings/sightings.schemas';
import { topicKey } from './topic-kinds';

const animal = z.object({ kind: z.literal('animal'), key: speciesSlugSchema });
const place = z.object({ kind: z.literal('place'), key: parkSlugSchema });
const tag = z.object({ kind: z.literal('tag'), key: hashtagSchema });

/** What a member can follow beside people. An animal stands for all that is below it, such as a family. */
export const topicSchema = z.discriminatedUnion('kind', [animal, place, tag]);

const inFeed = z.boolean().meta({ description: 'Posts about it are in the feed; at first they are' });
const notify = z.boolean().meta({
  description: 'Notifications tell how many posts came, without push or mail; at first they do not',
});

const choices = { in_feed: inFeed.optional(), notify: notify.optional() };

export const followTopicSchema = z.discriminatedUnion('kind', [
  animal.extend(choices),
  place.extend(choices),
  tag.extend(choices),
]);

export const followedTopicSchema = z.object({
  ...topicKey,
  ...taxonBesideKey,
  in_feed: inFeed,
  notify,
  new_posts: z.number().int().nonnegative().max(limits.newTopicPosts).meta({
    description: 'Posts of others since the current user last looked, if `notify`; otherwise 0',
  }),
});

export type Topic = z.infer<typeof topicSchema>;
export type TopicChoices = Pick<z.infer<typeof followTopicSchema>, keyof typeof choices>;
export type FollowedTopic = z.infer<typeof followedTopicSchema>;
