import { withoutPlaces } from '@aranya/wildlife-data';
import { eq, sql } from 'drizzle-orm';
import { postImages, posts, sightings } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';

const REFUSAL =
  'This gives away the place of an animal that is protected here. Remove the place, and send it again.';

/**
 * Runs in the transaction of the answer, so that nobody gives away a place that the post keeps.
 * @param field of the request
 * @throws AppError `invalid_input`
 */
export async function refusePlaces(tx: Db, postId: string, text: string, field: string): Promise<void> {
  if (text === '') return;
  const [post] = await tx
    .select({
      content: posts.content,
      isProtected: sql<boolean>`${posts.strictestLevel} > 0 or ${posts.asks}`,
      park: sightings.park,
      alts: sql<
        string[]
      >`array(select ${postImages.alt} from ${postImages} where ${postImages.postId} = ${postId})`,
    })
    .from(posts)
    .leftJoin(sightings, eq(sightings.postId, posts.id))
    .where(eq(posts.id, postId));
  if (!post?.isProtected) return;
  const context = [post.content, ...post.alts];
  if (withoutPlaces([text], { context, isProtected: true, inPark: post.park !== null })[0] !== text)
    throw errors.invalid(REFUSAL, { [field]: REFUSAL });
}
