import type { FollowedTopic } from '@aranya/contracts';
import { Button, SkeletonGroup } from '@aranya/ui';
import { Hash, TreePine } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useFollowTopic, type useTopics } from '../../data/topics/use-topics';
import { toShownAnimal } from '../../lib/animals';
import { findNamedArea } from '../../lib/areas';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';

const SIZE = 40;
/** Leaves room around the sign in its circle. */
const sign = { className: 'rigid circle sand ink-2', size: SIZE, viewBox: '-8 -8 40 40' };

interface ShownTopic {
  name: string;
  kind: string;
  to: string;
  picture: ReactNode;
}

function toShown({ kind, key, taxon }: FollowedTopic): ShownTopic {
  if (kind === 'animal') {
    const animal = { species: key, taxon };
    const { name } = toShownAnimal(animal);
    const picture = <AnimalPortrait animal={animal} size={SIZE} />;
    return { name, kind: 'Animal', to: paths.speciesSightings(key), picture };
  }
  if (kind === 'place') {
    const name = findNamedArea(key)?.name ?? key;
    return { name, kind: 'Park or area', to: paths.parkSightings(key), picture: <TreePine {...sign} /> };
  }
  return { name: `#${key}`, kind: 'Hashtag', to: paths.tag(key), picture: <Hash {...sign} /> };
}

/** Folded, because the list can be long and the posts stand below it. */
export function FollowedTopics({ topics }: { topics: ReturnType<typeof useTopics> }) {
  const kept = useListFocus<HTMLUListElement>(topics.data?.length ?? 0);
  if (topics.isPending) return <SkeletonGroup label="Loading what you follow" className="stack" lines={1} />;
  if (topics.data === undefined) {
    return <QueryError query={topics} picture={null} title="What you follow could not be loaded" />;
  }
  return (
    <details className="panel pad-3-4">
      <summary className="medium">What you follow: {topics.data.length}</summary>
      <ul className="stack divided" aria-label="What you follow" {...kept}>
        {topics.data.map((topic) => (
          <TopicRow key={`${topic.kind} ${topic.key}`} topic={topic} />
        ))}
      </ul>
    </details>
  );
}

function TopicRow({ topic }: { topic: FollowedTopic }) {
  const nameId = useId();
  const { unfollow, isPending } = useFollowTopic();
  const { name, kind, to, picture } = toShown(topic);
  return (
    <li className="row gap-3 pad-y-3">
      {picture}
      <div className="stack shrinks grows lh-135">
        <Link id={nameId} className="bold breaks" to={to}>
          <bdi>{name}</bdi>
        </Link>
        <span className="small ink-3">{kind}</span>
      </div>
      <Button variant="outline" pending={isPending} aria-describedby={nameId} onClick={() => unfollow(topic)}>
        Unfollow
      </Button>
    </li>
  );
}
