import { Button, EmptyState, ErrorState, focusPageHeading, SkeletonGroup } from '@aranya/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { privateMeta } from '../../lib/page-meta';
import { errorText } from '../../lib/api';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { QueryError } from '../../lib/query-error';
import { useWatchPost } from '../../data/comments/use-watch-post';
import { usePost } from '../../data/posts/use-post';
import { PostCard } from '../../parts/post/post-card';
import { PostSkeleton } from '../../parts/post/post-skeleton';
import { Screen } from '../../parts/screen/screen';
import { useAsking } from '../../data/identifications/use-asking';
import { useIdentification } from '../../data/identifications/use-identification';
import { IdentifyPart } from '../../parts/identify/identify-part';
import { OwnQuestions } from './own-questions';

export const meta = () => privateMeta('Identify');

export default function IdentifyPage() {
  const asking = useAsking();
  const { data, hasNextPage, isError, isFetching, fetchNextPage, refetch } = asking;
  const [left, setLeft] = useState<readonly string[]>([]);
  /** Passed over without a suggestion of one's own. */
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  /** The post stays while somebody works on it, even once it has a name or their suggestion. */
  const [touched, setTouched] = useState<string | null>(null);
  const queue = data?.posts.filter(({ _id }) => !left.includes(_id)) ?? [];
  const id = touched ?? queue[0]?._id;
  const empty = id === undefined;
  useEffect(() => {
    if (empty && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [empty, hasNextPage, isFetching, isError, fetchNextPage]);

  const again = () => {
    setLeft(left.filter((one) => !skipped.includes(one)));
    setSkipped([]);
  };

  if (id === undefined) {
    const isDone = data !== undefined && !hasNextPage && !isFetching;
    return (
      <Frame>
        {isError ? (
          <QueryError query={asking} title="The questions could not be loaded" />
        ) : isDone ? (
          <NothingLeft waiting={data.waiting} skipped={skipped.length > 0} onAgain={again} />
        ) : (
          <Loading />
        )}
      </Frame>
    );
  }
  const others = queue.filter(({ _id }) => _id !== id).length;
  const next = (isAnswered: boolean) => {
    // Others may have asked since the list was read.
    if (others === 0 && !hasNextPage) void refetch();
    setLeft([...left, id]);
    if (!isAnswered) setSkipped([...skipped, id]);
    setTouched(null);
    focusPageHeading();
  };
  return (
    <Frame action={<NextButton id={id} onNext={next} />}>
      <p className="ink-2 unless-empty" role="status">
        {howMany(others, hasNextPage)}
      </p>
      <div className="stack gap-5 shrinks" onFocus={() => setTouched(id)}>
        <Question key={id} id={id} />
      </div>
    </Frame>
  );
}

const Frame = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <Screen
    title="Identify"
    tagline="Members saw these and ask what they are."
    column="writing"
    action={action}
  >
    {children}
    <OwnQuestions />
  </Screen>
);

/** Says that it skips a question unless the user made a suggestion. */
function NextButton({ id, onNext }: { id: string; onNext: (isAnswered: boolean) => void }) {
  const { data: identification } = useIdentification(id, false);
  const isAnswered = (identification?.mine ?? null) !== null;
  return (
    <Button variant="outline" onClick={() => onNext(isAnswered)}>
      {isAnswered ? 'Next' : 'Skip'}
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}

function Question({ id }: { id: string }) {
  const { data: post, error, isError, isFetching, refetch } = usePost(id);
  useWatchPost(id);
  if (post) {
    return (
      <>
        <PostCard post={post} />
        <IdentifyPart post={post} />
      </>
    );
  }
  if (post === undefined && !isError) return <Loading />;
  return (
    <ErrorState
      title="This post could not be loaded"
      text={post === null ? 'It was deleted.' : errorText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

const Loading = () => (
  <SkeletonGroup label="Loading questions">
    <PostSkeleton picture />
  </SkeletonGroup>
);

function howMany(others: number, more: boolean): string {
  if (others === 0) return more ? 'More are waiting for a name.' : '';
  return `${others}${more ? ' or more' : ''} other${others === 1 && !more ? ' is' : 's are'} waiting for a name.`;
}

interface NothingLeftProps {
  waiting: boolean;
  skipped: boolean;
  onAgain: () => void;
}

function NothingLeft({ waiting, skipped, onAgain }: NothingLeftProps) {
  return skipped ? (
    <EmptyState
      title="That’s everything for now"
      text="The ones you skipped still need a name."
      action={
        <Button variant="fill" onClick={onAgain}>
          Look at them again
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={waiting ? 'Nothing is left for you right now' : 'Nothing needs a name right now'}
      text={`${
        waiting
          ? 'What still needs a name waits for other members.'
          : 'When somebody asks “What is this?”, their post appears here.'
      } Have you seen an animal you cannot name? Ask about it.`}
      action={<ButtonLink to={`${paths.createPost()}?asks=true`}>Ask: what is this?</ButtonLink>}
    />
  );
}
