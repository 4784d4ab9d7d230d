import { Button, buttonClass, EmptyState, ErrorState, SkeletonGroup } from '@aranya/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { privateMeta } from '../../../app/page-meta';
import { messageOf } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { PostCard } from '../shared/posts/post-card';
import { PostSkeleton } from '../shared/posts/post-skeleton';
import { Screen } from '../shared/screen';
import { useAsking } from './api/use-asking';
import { useOpenPost } from './api/use-open-post';
import { IdentifyPart } from './identify-part';
import styles from './identify-page.module.css';

export const meta = () => privateMeta('Identify');

/** Posts that wait for a name, one after the other. */
export default function IdentifyPage() {
  return (
    <Screen title="Identify" tagline="Somebody saw these and asks what they are." column="writing">
      <Queue />
    </Screen>
  );
}

function Queue() {
  const asking = useAsking();
  const { data: posts, hasNextPage, isFetching, fetchNextPage } = asking;
  const [search, setSearch] = useSearchParams();
  const named = search.get('post');
  /** Ids of posts that were left. */
  const [left, setLeft] = useState<readonly string[]>([]);
  /** Stays while somebody answers, also once it has a name or the own suggestion. */
  const [touched, setTouched] = useState<string | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const waiting = posts?.filter(({ _id }) => !left.includes(_id)) ?? [];
  const id = named ?? touched ?? waiting[0]?._id ?? null;
  const opened = useOpenPost(id);
  const post = opened.data ?? waiting.find(({ _id }) => _id === id);
  useEffect(() => {
    if (id === null && hasNextPage && !isFetching) void fetchNextPage();
  }, [id, hasNextPage, isFetching, fetchNextPage]);

  const failed = id === null ? asking : opened;
  if (post === undefined && failed.isError) {
    return (
      <ErrorState
        title={id === null ? 'The questions did not load' : 'This post did not load'}
        text={messageOf(failed.error)}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  }
  if (id === null && posts !== undefined && !hasNextPage && !isFetching)
    return <NothingLeft skipped={left.length > 0} onAgain={() => setLeft([])} />;
  if (post === undefined) {
    return (
      <SkeletonGroup label="Loading questions">
        <PostSkeleton picture />
      </SkeletonGroup>
    );
  }

  const next = () => {
    setLeft([...left, post._id]);
    setTouched(null);
    setSearch({}, { replace: true });
    head.current?.focus();
  };
  const others = waiting.filter(({ _id }) => _id !== post._id).length;
  return (
    <>
      <div ref={head} className={styles.head} tabIndex={-1}>
        <p role="status">{howMany(others, hasNextPage)}</p>
        <Button variant="outline" onClick={next}>
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <PostCard key={post._id} post={post} />
      {post.asks && (
        <div className={styles.part} onFocus={() => setTouched(post._id)}>
          <IdentifyPart key={post._id} post={post} />
        </div>
      )}
    </>
  );
}

function howMany(others: number, more: boolean): string {
  if (others === 0) return more ? 'More wait for a name.' : 'No other waits for a name.';
  return `${others}${more ? ' or more' : ''} other${others === 1 && !more ? ' waits' : 's wait'} for a name.`;
}

function NothingLeft({ skipped, onAgain }: { skipped: boolean; onAgain: () => void }) {
  return skipped ? (
    <EmptyState
      title="You have seen all that wait"
      text="Those that you skipped still have no name."
      action={
        <Button variant="fill" onClick={onAgain}>
          Look at them again
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Nothing waits for a name"
      text="When somebody asks “What is this?”, their post is here. Ask yourself about an animal that you could not name."
      action={
        <Link className={buttonClass({ variant: 'fill' })} to={`${paths.createPost()}?asks=true`}>
          Ask: what is this?
        </Link>
      }
    />
  );
}
