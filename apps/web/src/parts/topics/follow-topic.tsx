import type { Topic } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Binoculars } from 'lucide-react';
import { useFollowTopic, useTopics } from '../../data/topics/use-topics';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';
import { m } from '../../lib/language/messages';

export interface FollowTopicProps {
  topic: Topic;
  name: string;
  /** The page's first act. */
  leads?: boolean;
}

function useFollows({ kind, key }: Topic) {
  const { data, isPending } = useTopics();
  return { follows: data?.some((other) => other.kind === kind && other.key === key) ?? false, isPending };
}

export function FollowButton({ topic, name, leads = false }: FollowTopicProps) {
  const { follows, isPending: isUnknown } = useFollows(topic);
  const { follow, unfollow, isPending } = useFollowTopic();
  return (
    <Button
      variant={leads && !follows ? 'fill' : 'outline'}
      disabled={isUnknown}
      pending={isPending}
      aria-label={follows ? m.topics_following_name({ name }) : m.seen_follow_name({ name })}
      onClick={() => (follows ? unfollow : follow)(topic)}
    >
      {follows ? m.topics_following() : m.seen_follow()}
    </Button>
  );
}

/** Leads a follower of the topic to the posts about all that they follow. */
export const AllYouFollow = ({ topic }: { topic: Topic }) =>
  useFollows(topic).follows && (
    <ButtonLink variant="quiet" to={paths.topics()}>
      <Binoculars aria-hidden="true" />
      {m.topics_all()}
    </ButtonLink>
  );

/** Follows an animal, a place or a hashtag. */
export const FollowTopic = (props: FollowTopicProps) => (
  <>
    <FollowButton {...props} />
    <AllYouFollow topic={props.topic} />
  </>
);
