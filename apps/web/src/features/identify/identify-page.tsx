import { Button, buttonClass, EmptyState, ErrorState, SkeletonGroup } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import { errorText } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useWatchPost } from '../../data/comments/use-watch-post';
import { usePost } from '../../data/posts/use-post';
import { PostCard } from '../../parts/post/post-card';
import { PostSkeleton } from '../../parts/post/post-skeleton';
import { Screen } from '../../parts/screen/screen';
import { hasOwnSuggestion } from '../../data/identifications/has-own-suggestion';
import { useAsking } from '../../data/identifications/use-asking';
import { IdentifyPart } from '../../parts/identify/identify-part';
import { OwnQuestions } from './own-questions';

export const meta = () => privateMeta('Identify');

export default function IdentifyPage() {
  return (
    <Screen title="Identify" tagline="Members saw these and ask what they are." column="writing">
      <Queue />
      <OwnQuestions />
    </Screen>
  );
}

function Queue() {
  const asking = useAsking();
  const { data: posts, hasNextPage, isFetching, fetchNextPage } = asking;
  /** These posts were left. */
  const [left, setLeft] = useState<readonly string[]>([]);
  /** These were left without an own suggestion. */
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const queryClient = useQueryClient();
  /** The post stays while somebody works on it, also once it has a name or an own suggestion. */
  const [touched, setTouched] = useState<string | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const waiting = posts?.filter(({ _id }) => !left.includes(_id)) ?? [];
  const id = touched ?? waiting[0]?._id;
  const empty = id === undefined;
  useEffect(() => {
    if (empty && hasNextPage && !isFetching) void fetchNextPage();
  }, [empty, hasNextPage, isFetching, fetchNextPage]);

  const again = () => {
    setLeft(left.filter((one) => !skipped.includes(one)));
    setSkipped([]);
  };

  if (posts === undefined && asking.isError) {
    return (
      <ErrorState
        title="The questions could not be loaded"
        text={errorText(asking.error)}
        onRetry={() => void asking.refetch()}
        retrying={isFetching}
      />
    );
  }
  if (id === undefined) {
    if (posts !== undefined && !hasNextPage && !isFetching)
      return <NothingLeft left={left.length > 0} skipped={skipped.length > 0} onAgain={again} />;
    return <Loading />;
  }
  const next = () => {
    setLeft([...left, id]);
    if (!hasOwnSuggestion(queryClient, id)) setSkipped([...skipped, id]);
    setTouched(null);
    head.current?.focus();
  };
  const others = waiting.filter(({ _id }) => _id !== id).length;
  return (
    <>
      <div ref={head} className="row spread wraps gap-2 gap-x-4" tabIndex={-1}>
        <p className="ink-2" role="status">
          {howMany(others, hasNextPage)}
        </p>
        <Button variant="outline" onClick={next}>
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <div className="stack gap-5 shrinks" onFocus={() => setTouched(id)}>
        <Question key={id} id={id} />
      </div>
    </>
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
  if (others === 0) return more ? 'More are waiting for a name.' : 'This is the last one.';
  return `${others}${more ? ' or more' : ''} other${others === 1 && !more ? ' is' : 's are'} waiting for a name.`;
}

interface NothingLeftProps {
  left: boolean;
  skipped: boolean;
  onAgain: () => void;
}

function NothingLeft({ left, skipped, onAgain }: NothingLeftProps) {
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
      title={left ? 'That’s everything for now' : 'Nothing needs a name right now'}
      text="When somebody asks “What is this?”, their post appears here. Have you seen an animal you cannot name? Ask about it."
      action={
        <Link className={buttonClass({ variant: 'fill' })} to={`${paths.createPost()}?asks=true`}>
          Ask: what is this?
        </Link>
      }
    />
  );
}
