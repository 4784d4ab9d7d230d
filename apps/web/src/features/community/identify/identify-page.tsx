import { Button, buttonClass, EmptyState, ErrorState, SkeletonGroup } from '@aranya/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { privateMeta } from '../../../app/page-meta';
import { messageOf } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { PostCard } from '../shared/posts/post-card';
import { PostSkeleton } from '../shared/posts/post-skeleton';
import { Screen } from '../shared/screen';
import { useAsking } from './api/use-asking';
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
  /** Ids of posts that were shown and left. */
  const [left, setLeft] = useState<readonly string[]>([]);
  /** The one that stays while it is open, also once it has a name or the own suggestion. */
  const [open, setOpen] = useState<string | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const waiting = posts?.filter(({ _id }) => !left.includes(_id)) ?? [];
  const current = posts?.find(({ _id }) => _id === open && !left.includes(open)) ?? waiting[0];
  const empty = current === undefined;
  useEffect(() => {
    if (empty && hasNextPage && !isFetching) void fetchNextPage();
  }, [empty, hasNextPage, isFetching, fetchNextPage]);

  if (asking.data === undefined && asking.isError) {
    return (
      <ErrorState
        title="The questions did not load"
        text={messageOf(asking.error)}
        onRetry={() => void asking.refetch()}
        retrying={isFetching}
      />
    );
  }
  if (posts === undefined || (empty && (hasNextPage || isFetching))) {
    return (
      <SkeletonGroup label="Loading questions">
        <PostSkeleton picture />
      </SkeletonGroup>
    );
  }
  if (empty) return <NothingLeft skipped={left.length > 0} onAgain={() => setLeft([])} />;

  const next = () => {
    setLeft([...left, current._id]);
    setOpen(null);
    head.current?.focus();
  };
  const others = waiting.filter(({ _id }) => _id !== current._id).length;
  return (
    <>
      <div ref={head} className={styles.head} tabIndex={-1}>
        <p role="status">
          {others === 0 && !hasNextPage
            ? 'The last one that waits.'
            : `${others}${hasNextPage ? '+' : ''} more wait.`}
        </p>
        <Button variant="outline" onClick={next}>
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <PostCard key={current._id} post={current} />
      <div className={styles.part} onFocus={() => setOpen(current._id)}>
        <IdentifyPart key={current._id} post={current} />
      </div>
    </>
  );
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
