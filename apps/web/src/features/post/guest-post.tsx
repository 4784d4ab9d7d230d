import type { GuestPost as Post, GuestThread } from '@aranya/contracts';
import { FullPageSpinner } from '@aranya/ui';
import { clsx } from 'clsx';
import { useParams } from 'react-router';
import { useGuestPost } from '../../data/guests/use-guest-answers';
import type { GuestViewProps } from '../../lib/session';
import { usePageTitle } from '../../lib/use-page-title';
import { GuestInvitation } from '../../parts/guest/guest-invitation';
import { GuestByline, GuestPostCard, GuestText } from '../../parts/guest/guest-post-card';
import { GuestScreen } from '../../parts/guest/guest-screen';
import { PostTime } from '../../parts/post/post-time';
import screen from '../../parts/screen/screen.module.css';
import { m } from '../../lib/language/messages';

/** The post for people without an account, where its author has opened it to them. */
export default function GuestPost({ children }: GuestViewProps) {
  const { postId = '' } = useParams();
  const { data, isPending } = useGuestPost(postId.toLowerCase());
  if (isPending) return <FullPageSpinner label={m.post_loading()} />;
  return data === undefined ? children : <Opened {...data} />;
}

function Opened({ post, comments }: { post: Post; comments: GuestThread[] }) {
  const title = m.post_by({ name: post.user.full_name });
  usePageTitle(title);
  return (
    <GuestScreen className={clsx(screen.screen, screen.writing)}>
      <h1 className="size-3 breaks">{title}</h1>
      <GuestPostCard post={post} />
      {comments.length > 0 && (
        <section className="stack gap-4 pad-x-4" aria-labelledby="comments">
          <h2 className="size-4" id="comments">
            {m.post_guest_comments()}
          </h2>
          {comments.map((thread, index) => (
            <Thread key={index} thread={thread} post={post} />
          ))}
        </section>
      )}
      <GuestInvitation text={m.post_guest_invite()} />
    </GuestScreen>
  );
}

function Thread({ thread, post: { sighting } }: { thread: GuestThread; post: Post }) {
  const all = [thread, ...thread.answers];
  return all.map(({ user, content, createdAt }, index) => (
    <article
      key={index}
      className={`stack gap-2 ${index === 0 ? '' : 'quoted'}`}
      aria-label={(index === 0 ? m.comment_by : m.comment_reply_by)({ name: user.full_name })}
    >
      <GuestByline user={user}>
        <PostTime post={{ createdAt, sighting }} />
      </GuestByline>
      <GuestText text={content} />
    </article>
  ));
}
