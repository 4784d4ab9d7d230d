import { SkeletonGroup } from '@aranya/ui';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { parseAsBoolean, useQueryState } from 'nuqs';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { SiteLink } from '../../lib/language/site-link';
import { lazyOffline, lazyPart } from '../../lib/lazy-part';
import { privateMeta } from '../../lib/page-meta';
import { ApiError } from '../../lib/api';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { hasPageBefore } from '../../lib/use-go-back';
import type { GuestViewProps, SignInHandle } from '../../lib/session';
import { useMe } from '../../lib/session/use-me';
import { ButtonLink } from '../../lib/button-link';
import { usePageTitle } from '../../lib/use-page-title';
import { IdentifyPart } from '../../parts/identify/identify-part';
import { CommentList } from '../../parts/comment/comment-list';
import { PostCard } from '../../parts/post/post-card';
import { PostSkeleton } from '../../parts/post/post-skeleton';
import { Side } from '../../parts/screen/screen';
import { Missing } from '../../parts/site/missing';
import { MissingWords } from '../../parts/site/not-found-words';
import { BesideComing } from './beside-coming';
import screen from '../../parts/screen/screen.module.css';
import styles from './post.module.css';
import { previewOfPost } from './post-preview';
import { useWatchPost } from '../../data/comments/use-watch-post';
import { usePost } from '../../data/posts/use-post';
import { m } from '../../lib/language/messages';

// This chunk includes the names of all parks.
const sharedPlace = lazyOffline(() => import('../../parts/place-shares/shared-place'));

const besidePost = lazyOffline(() => import('./beside-post'), undefined, BesideComing);

const EditPostDialog = lazyPart(() => import('../../parts/post-editor/edit-post-dialog'));

export const meta = () => privateMeta(m.post_title());

const guestPost = lazyOffline<GuestViewProps>(
  () => import('./guest-post'),
  ({ children }) => children,
);

export const handle: SignInHandle = { behindSignIn: previewOfPost, GuestView: guestPost.Component };

export default function PostPage() {
  const { postId = '' } = useParams();
  const id = postId.toLowerCase();
  return <PostScreen key={id} postId={id} />;
}

function PostScreen({ postId }: { postId: string }) {
  const { data: me } = useMe();
  const found = usePost(postId);
  const { data: post, error, isPending } = found;
  const [params] = useSearchParams();
  const [edits, setEdits] = useQueryState('edit', parseAsBoolean);
  useWatchPost(postId);
  const title = post ? m.post_by({ name: post.user.full_name }) : m.post_title();
  usePageTitle(title);

  const isGone = post === null || (error instanceof ApiError && [400, 404].includes(error.status));
  if (isGone) {
    return (
      <Missing
        words={<MissingWords title={m.post_gone()} text={m.post_gone_text()} />}
        action={
          <>
            <ButtonLink to={paths.community()}>{m.post_to_feed()}</ButtonLink>
            <ButtonLink variant="outline" to={paths.discover()}>
              {m.community_discover()}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className={clsx(screen.screen, screen.writing, styles.screen)}>
      <header className="row gap-2 shrinks">
        <BackLink />
        <h1 className="shrinks size-3 breaks">{title}</h1>
      </header>
      {isPending ? (
        <SkeletonGroup label={m.post_loading()}>
          <PostSkeleton picture />
        </SkeletonGroup>
      ) : post === undefined ? (
        <QueryError query={found} title={m.post_failed()} />
      ) : (
        <>
          <PostCard answersBeside post={post} underSighting={<sharedPlace.Component post={post} />} />
          <IdentifyPart post={post} />
          {post.sighting && (
            <Side label={m.post_sighting()}>
              <besidePost.Component sighting={post.sighting} />
            </Side>
          )}
          {edits && post.user._id === me?._id && (
            <EditPostDialog post={post} open onOpenChange={(open) => void setEdits(open || null)} />
          )}
          {me && <CommentList post={post} me={me} linkedId={params.get('comment')} />}
        </>
      )}
    </div>
  );
}

/** Leads back to where the person came from, such as the same point in the feed. */
function BackLink() {
  const navigate = useNavigate();
  return (
    <SiteLink
      className={styles.back}
      to={paths.community()}
      aria-label={m.post_back()}
      onClick={(event) => {
        if (!hasPageBefore() || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden="true" size={22} />
    </SiteLink>
  );
}
