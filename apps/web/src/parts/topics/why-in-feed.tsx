import type { Post } from '@aranya/contracts';
import { SiteLink } from '../../lib/language/site-link';
import { useTopics } from '../../data/topics/use-topics';
import { topicName, topicPath } from './topic-names';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

interface WhyInFeedProps {
  followed: NonNullable<Post['followed']>;
  className?: string | undefined;
}

/** Says for which topic a post is in the feed, once the list of topics has its name. */
export default function WhyInFeed({ followed: { kind, key }, className }: WhyInFeedProps) {
  const topic = useTopics().data?.find((each) => each.kind === kind && each.key === key);
  if (topic === undefined) return null;
  return (
    <SiteLink className={className} to={topicPath(topic)}>
      {filled(m.topics_why({ name: '{name}' }), { name: <bdi>{topicName(topic)}</bdi> })}
    </SiteLink>
  );
}
