import { type FollowedTopic, limits } from '@aranya/contracts';
import { Binoculars } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { SiteLink } from '../../lib/language/site-link';
import { toTopic, useSeeTopic, useTopics } from '../../data/topics/use-topics';
import { topicName, topicPath } from '../../parts/topics/topic-names';

/** What came about topics that the member asked to be told of: without a badge, a push or a mail. */
export function TopicNews() {
  const titleId = useId();
  const { mutate: see } = useSeeTopic();
  const news = (useTopics().data ?? []).filter(({ new_posts }) => new_posts > 0);
  if (news.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby={titleId}>
      <h2 id={titleId} className="size-3">
        {m.notice_topics()}
      </h2>
      <ul className="clip round-3 framed surface divided">
        {news.map((topic) => (
          <li key={`${topic.kind} ${topic.key}`}>
            <SiteLink
              className="row gap-3 pad-3-4 plain"
              to={topicPath(topic)}
              onClick={() => see({ body: toTopic(topic) })}
            >
              <Binoculars aria-hidden="true" className="rigid ink-3" size={20} />
              <span>{filled(tell(topic), { topic: <bdi className="bold">{topicName(topic)}</bdi> })}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function tell({ new_posts: count }: FollowedTopic): string {
  const number = count >= limits.newTopicPosts ? m.notice_or_more({ count }) : String(count);
  return m.notice_topic({ count, number, topic: '{topic}' });
}
