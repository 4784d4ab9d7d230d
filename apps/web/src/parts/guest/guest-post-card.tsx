import type { GuestPost } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import type { ReactNode } from 'react';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { PictureGrid } from '../picture/picture-grid';
import { PostTime } from '../post/post-time';
import { Sighted } from '../sighting/sighted';
import { m } from '../../lib/language/messages';

interface GuestPostCardProps {
  post: GuestPost;
  /** In a list, the card leads to the page of the post. */
  isListed?: boolean;
}

export function GuestPostCard({ post, isListed = false }: GuestPostCardProps) {
  const { _id: id, user, content, images, sighting } = post;
  const title = m.post_by({ name: user.full_name });
  return (
    <article className="panel pad-y-4" aria-label={title}>
      <div className="pad-x-4">
        <GuestByline user={user}>
          {isListed ? (
            <SiteLink className="ink-3" to={paths.post(id)}>
              <VisuallyHidden>{m.guest_open({ name: user.full_name })}</VisuallyHidden>
              <PostTime post={post} />
            </SiteLink>
          ) : (
            <PostTime post={post} />
          )}
        </GuestByline>
      </div>
      {images.length > 0 && (
        <div className="pad-x-2 pad-top-3">
          <PictureGrid id={id} pictures={images} owner={user.full_name} />
        </div>
      )}
      {sighting && <Sighted sighting={sighting} />}
      <div className="pad-x-4 pad-top-3">
        <GuestText text={content} />
      </div>
    </article>
  );
}

/** Links to the profile: a member whose posts guests may read has opened that to them too. */
export function GuestByline({ user, children }: { user: GuestPost['user']; children: ReactNode }) {
  return (
    <header className="row gap-3 shrinks">
      <Avatar name={user.full_name} src={user.profile_picture} size="s" />
      <SiteLink className="bold breaks lh-13 plain underlines" to={paths.profile(user._id)}>
        <bdi>{user.full_name}</bdi>
      </SiteLink>
      <span className="rigid small ink-3 push-start">{children}</span>
    </header>
  );
}

export function GuestText({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="breaks pre-wrap" dir="auto">
      {text}
    </p>
  );
}

export const GuestPosts = ({ posts, label }: { posts: readonly GuestPost[]; label: string }) => (
  <ul className="stack gap-4 packed" aria-label={label}>
    {posts.map((post) => (
      <li key={post._id}>
        <GuestPostCard post={post} isListed />
      </li>
    ))}
  </ul>
);
