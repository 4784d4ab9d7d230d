import { Button, EmptyState, ErrorState, focusPageHeading, SkeletonGroup } from '@aranya/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { errorText } from '../../lib/api';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { QueryError } from '../../lib/query-error';
import { useWatchPost } from '../../data/comments/use-watch-post';
import { usePost } from '../../data/posts/use-post';
import { PostCard } from '../../parts/post/post-card';
import { PostSkeleton } from '../../parts/post/post-skeleton';
import { Screen, Side } from '../../parts/screen/screen';
import { useAsking } from '../../data/identifications/use-asking';
import { useIdentification } from '../../data/identifications/use-identification';
import { IdentifyPart } from '../../parts/identify/identify-part';
import { OwnQuestions } from './own-questions';

export const meta = () => privateMeta(m.community_identify());

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
          <QueryError query={asking} title={m.identify_failed()} />
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
    <Frame action={<NextButton id={id} onNext={next} />} waiting={howMany(others, hasNextPage)}>
      <Question key={id} id={id} onFocus={() => setTouched(id)} />
    </Frame>
  );
}

interface FrameProps {
  action?: ReactNode;
  waiting?: string;
  children: ReactNode;
}

function Frame({ action, waiting, children }: FrameProps) {
  const tagline = (
    <>
      {m.identify_tagline()} <span role="status">{waiting}</span>
    </>
  );
  return (
    <Screen title={m.community_identify()} tagline={tagline} column="halves" action={action}>
      {children}
      <OwnQuestions />
    </Screen>
  );
}

/** Says that it skips a question unless the user made a suggestion. */
function NextButton({ id, onNext }: { id: string; onNext: (isAnswered: boolean) => void }) {
  const { data: identification } = useIdentification(id, false);
  const isAnswered = (identification?.mine ?? null) !== null;
  return (
    <Button variant="outline" onClick={() => onNext(isAnswered)}>
      {isAnswered ? m.identify_next() : m.identify_skip()}
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}

function Question({ id, onFocus }: { id: string; onFocus: () => void }) {
  const { data: post, error, isError, isFetching, refetch } = usePost(id);
  useWatchPost(id);
  if (post) {
    return (
      <>
        <div className="shrinks" onFocus={onFocus}>
          <PostCard answersBeside post={post} />
        </div>
        <Side onFocus={onFocus}>
          <IdentifyPart post={post} />
        </Side>
      </>
    );
  }
  if (post === undefined && !isError) return <Loading />;
  return (
    <ErrorState
      title={m.identify_post_failed()}
      text={post === null ? m.identify_deleted() : errorText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

const Loading = () => (
  <SkeletonGroup label={m.identify_loading()}>
    <PostSkeleton picture />
  </SkeletonGroup>
);

function howMany(others: number, more: boolean): string {
  if (others === 0) return more ? m.identify_more_wait() : '';
  return more ? m.identify_others_more({ count: others }) : m.identify_others({ count: others });
}

interface NothingLeftProps {
  waiting: boolean;
  skipped: boolean;
  onAgain: () => void;
}

function NothingLeft({ waiting, skipped, onAgain }: NothingLeftProps) {
  return skipped ? (
    <EmptyState
      title={m.identify_done()}
      text={m.identify_done_text()}
      action={
        <Button variant="fill" onClick={onAgain}>
          {m.identify_again()}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={waiting ? m.identify_nothing_for_you() : m.identify_nothing()}
      text={waiting ? m.identify_waits_text() : m.identify_nothing_text()}
      action={<ButtonLink to={`${paths.createPost()}?asks=true`}>{m.identify_ask()}</ButtonLink>}
    />
  );
}
