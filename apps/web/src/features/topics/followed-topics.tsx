import type { FollowedTopic } from '@aranya/contracts';
import { Button, Checkbox, SkeletonGroup } from '@aranya/ui';
import { Hash, TreePine } from 'lucide-react';
import { useId } from 'react';
import { SiteLink } from '../../lib/language/site-link';
import { toTopic, useFollowTopic, type useTopics } from '../../data/topics/use-topics';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { useWide } from '../../lib/use-wide';
import { QueryError } from '../../lib/query-error';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { topicName, topicPath } from '../../parts/topics/topic-names';
import { m } from '../../lib/language/messages';

const SIZE = 40;
/** In the closed row. */
const PICTURES = 2;
const SMALL = 26;
/** Leaves room around the sign in its circle. */
const sign = { className: 'rigid circle sand ink-2', viewBox: '-8 -8 40 40' };

const KINDS = { animal: m.topics_animal, place: m.topics_place, tag: m.topics_tag };

function TopicPicture({ topic: { kind, key, taxon }, size = SIZE }: { topic: FollowedTopic; size?: number }) {
  if (kind === 'animal') return <AnimalPortrait animal={{ species: key, taxon }} size={size} />;
  return kind === 'place' ? <TreePine {...sign} size={size} /> : <Hash {...sign} size={size} />;
}

/** Folded where the posts stand below it, because the list can be long. */
export function FollowedTopics({ topics }: { topics: ReturnType<typeof useTopics> }) {
  const beside = useWide();
  const kept = useListFocus<HTMLUListElement>(topics.data?.length ?? 0);
  if (topics.isPending) return <SkeletonGroup label={m.topics_loading()} className="stack" lines={1} />;
  if (topics.data === undefined) {
    return <QueryError query={topics} picture={null} title={m.topics_failed()} />;
  }
  return (
    <details className="panel pad-x-4 pad-y-2" open={beside}>
      <summary className="folds wide gap-2">
        <h2 className="size-4">{m.topics_followed_count({ number: topics.data.length })}</h2>
        {!beside && (
          <span className="row gap-1 push-end" aria-hidden="true">
            {topics.data.slice(0, PICTURES).map((topic) => (
              <TopicPicture key={`${topic.kind} ${topic.key}`} topic={topic} size={SMALL} />
            ))}
          </span>
        )}
      </summary>
      <p className="small ink-2">{m.topics_tagline_more()}</p>
      <ul className="stack divided" aria-label={m.topics_followed()} {...kept}>
        {topics.data.map((topic) => (
          <TopicRow key={`${topic.kind} ${topic.key}`} topic={topic} />
        ))}
      </ul>
    </details>
  );
}

function TopicRow({ topic }: { topic: FollowedTopic }) {
  const nameId = useId();
  const { unfollow, choose, isPending } = useFollowTopic();
  const asked = toTopic(topic);
  return (
    <li className="row gap-3 pad-y-3 wraps">
      <TopicPicture topic={topic} />
      <div className="stack shrinks grows lh-135">
        <SiteLink id={nameId} className="bold breaks" to={topicPath(topic)}>
          <bdi>{topicName(topic)}</bdi>
        </SiteLink>
        <span className="small ink-3">{KINDS[topic.kind]()}</span>
      </div>
      <Button variant="quiet" pending={isPending} aria-describedby={nameId} onClick={() => unfollow(asked)}>
        {m.topics_unfollow()}
      </Button>
      <div role="group" aria-labelledby={nameId} className="cluster gap-x-4">
        <Checkbox
          label={m.topics_in_feed()}
          checked={topic.in_feed}
          disabled={isPending}
          onChange={({ target }) => choose(asked, { in_feed: target.checked })}
        />
        <Checkbox
          label={m.topics_tell()}
          checked={topic.notify}
          disabled={isPending}
          onChange={({ target }) => choose(asked, { notify: target.checked })}
        />
      </div>
    </li>
  );
}
