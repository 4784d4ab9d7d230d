import type { Post } from '@aranya/contracts';
import { seenOnText } from '../sighting/sighting-texts';
import { TimeAgo } from '../../lib/time/time-ago';

/** Others know only the month of a protected sighting. */
export const isOfMonth = ({ sighting }: Pick<Post, 'sighting'>): boolean =>
  sighting?.protected === true && sighting.others_see === undefined;

export function PostTime({ post }: { post: Pick<Post, 'createdAt' | 'sighting'> }) {
  if (!isOfMonth(post)) return <TimeAgo at={post.createdAt} style="short" />;
  const month = post.createdAt.slice(0, 7);
  return <time dateTime={month}>{seenOnText(month, 'short')}</time>;
}
