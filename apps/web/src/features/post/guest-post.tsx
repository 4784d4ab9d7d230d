import type { GuestPost as Post, GuestThread } from '@aranya/contracts';
import { Avatar, Button, FullPageSpinner } from '@aranya/ui';
import { useParams } from 'react-router';
import { useGuestPost } from '../../data/posts/use-guest-post';
import { type GuestViewProps, useSession } from '../../lib/session';
import { usePageTitle } from '../../lib/use-page-title';
import { PictureGrid } from '../../parts/picture/picture-grid';
import { PostTime } from '../../parts/post/post-time';
import { Sighted } from '../../parts/sighting/sighted';
import { BrandLink } from '../../parts/site/brand-link';
import styles from './post.module.css';

/** The post for people without an account, where its author has opened it to them. */
export default function GuestPost({ children }: GuestViewProps) {
  const { postId = '' } = useParams();
  const { data, isPending } = useGuestPost(postId.toLowerCase());
  if (isPending) return <FullPageSpinner label="Loading the post" />;
  return data === undefined ? children : <Opened {...data} />;
}

function Opened({ post, comments }: { post: Post; comments: GuestThread[] }) {
  const { _id: id, user, content, images, sighting } = post;
  const title = `Post by ${user.full_name}`;
  usePageTitle(title);
  return (
    <div className="screen-high">
      <header className="deep row gap-4 spread pad-y-3 pad-x-gutter">
        <BrandLink />
      </header>
      <main id="content" className={styles.screen} tabIndex={-1}>
        <h1 className="size-3 breaks">{title}</h1>
        <article className="panel pad-y-4" aria-label={title}>
          <div className="pad-x-4">
            <Byline user={user} post={post} />
          </div>
          {images.length > 0 && (
            <div className="pad-x-2 pad-top-3">
              <PictureGrid id={id} pictures={images} owner={user.full_name} />
            </div>
          )}
          {sighting && <Sighted sighting={sighting} />}
          <div className="pad-x-4 pad-top-3">
            <Text text={content} />
          </div>
        </article>
        {comments.length > 0 && (
          <section className="stack gap-4 pad-x-4" aria-labelledby="comments">
            <h2 className="size-4" id="comments">
              Comments
            </h2>
            {comments.map((thread, index) => (
              <Thread key={index} thread={thread} post={post} />
            ))}
          </section>
        )}
        <Invitation />
      </main>
    </div>
  );
}

function Byline({ user, post }: { user: Post['user']; post: Pick<Post, 'createdAt' | 'sighting'> }) {
  return (
    <header className="row gap-3 shrinks">
      <Avatar name={user.full_name} src={user.profile_picture} size="s" />
      <bdi className="bold breaks lh-13">{user.full_name}</bdi>
      <span className="rigid small ink-3 push-start">
        <PostTime post={post} />
      </span>
    </header>
  );
}

function Text({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="breaks pre-wrap" dir="auto">
      {text}
    </p>
  );
}

function Thread({ thread, post: { sighting } }: { thread: GuestThread; post: Post }) {
  const all = [thread, ...thread.answers];
  return all.map(({ user, content, createdAt }, index) => (
    <article
      key={index}
      className={`stack gap-2 ${index === 0 ? '' : 'quoted'}`}
      aria-label={`${index === 0 ? 'Comment' : 'Reply'} by ${user.full_name}`}
    >
      <Byline user={user} post={{ createdAt, sighting }} />
      <Text text={content} />
    </article>
  ));
}

function Invitation() {
  const { status, signIn, leaving } = useSession();
  return (
    <aside className="row gap-4 spread pad-4-5 round-3 sand" aria-label="For members">
      <p className="small ink-2">Members answer here, and share what they saw.</p>
      <Button
        variant="outline"
        pending={leaving !== undefined}
        pendingLabel="Opening the sign-in page"
        disabled={status !== 'signed-out'}
        onClick={() => void signIn('login')}
      >
        Sign in or join
      </Button>
    </aside>
  );
}
