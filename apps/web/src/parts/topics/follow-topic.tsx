import type { Topic } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useFollowTopic, useTopics } from '../../data/topics/use-topics';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';

/** Follows an animal, a place or a hashtag, and leads to the posts about all that is followed. */
export function FollowTopic({ topic, name }: { topic: Topic; name: string }) {
  const topics = useTopics();
  const { follow, unfollow, isPending } = useFollowTopic();
  const follows = topics.data?.some(({ kind, key }) => kind === topic.kind && key === topic.key) ?? false;
  return (
    <>
      <Button
        variant="outline"
        disabled={topics.isPending}
        pending={isPending}
        aria-label={`${follows ? 'Following' : 'Follow'} ${name}`}
        onClick={() => (follows ? unfollow : follow)(topic)}
      >
        {follows ? 'Following' : 'Follow'}
      </Button>
      {follows && (
        <ButtonLink variant="quiet" to={paths.topics()}>
          All you follow
        </ButtonLink>
      )}
    </>
  );
}
