import type { Post } from '@aranya/contracts';
import { Avatar } from '@aranya/ui';
import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useSiteNavigate } from '../../lib/language/use-site-navigate';
import { SiteLink } from '../../lib/language/site-link';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { IdentifyBadge } from '../identify/identify-badge';
import { EditedMark } from './history/edited-mark';
import { PictureNotes } from '../picture/picture-notes';
import { BookmarkButton } from '../bookmark/bookmark-button';
import { DecisionNote } from '../decision/decision-note';
import { PictureGrid } from '../picture/picture-grid';
import { Sighted } from '../sighting/sighted';
import { PostText } from '../text/post-text';
import { CommentsLink } from './comments-link';
import { LikeButton } from './like-button';
import styles from './post-card.module.css';
import { PostMenu } from './post-menu';
import { PostTime } from './post-time';
import { ShareButton } from './share-button';
import { withoutPrefix } from '../../lib/language/site-paths';
import { m } from '../../lib/language/messages';

/** Names of areas are large, and few feeds have topics. */
const whyInFeed = lazyOffline(() => import('../topics/why-in-feed'));

const WITH_OWN_USE = 'a, button, input, textarea, select, label, details, form';

/** Opens the post by a click beside links and buttons; selecting words does not. */
function useOpenPost(postId: string) {
  const navigate = useSiteNavigate();
  const { pathname } = useLocation();
  const to = paths.post(postId);
  if (withoutPrefix(pathname) === to) return undefined;
  return (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // React events also come from the card's dialogs and menus, which are elsewhere in the document.
    if (!event.currentTarget.contains(event.target) || event.target.closest(WITH_OWN_USE)) return;
    if (window.getSelection()?.isCollapsed === false) return;
    navigate(to);
  };
}

interface PostCardProps {
  post: Post;
  /** Shown under the line of the sighting, if any. */
  underSighting?: ReactNode;
  /** The question and its answers stand beside the card. */
  answersBeside?: boolean;
  /** Counts from 1, in a list. */
  position?: number;
  /** The number of posts; -1 while there are more to load. */
  total?: number;
}

export function PostCard({ post, underSighting, answersBeside = false, position, total }: PostCardProps) {
  const nameId = useId();
  const timeId = useId();
  const { user } = post;
  const open = useOpenPost(post._id);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for pointers; by keyboard the time and the comments lead there
    <article
      className={clsx(styles.card, open && styles.opens)}
      tabIndex={-1}
      data-post={post._id}
      aria-labelledby={`${nameId} ${timeId}`}
      aria-posinset={position}
      aria-setsize={total}
      onClick={open}
    >
      <header className={`flex gap-3 spread tops ${styles.head}`}>
        {/* The name is the link for keyboards and screen readers. */}
        <SiteLink className="rigid" to={paths.profile(user._id)} tabIndex={-1} aria-hidden="true">
          <Avatar name={user.full_name} src={user.profile_picture} />
        </SiteLink>
        <div className="stack shrinks gap-hair lh-13 push-start">
          <SiteLink
            className="shrinks plain underlines bold cut"
            to={paths.profile(user._id)}
            title={user.full_name}
          >
            <bdi id={nameId}>{user.full_name}</bdi>
          </SiteLink>
          <p className={`cluster small ink-3 gap-x-2 ${styles.facts}`}>
            {user.username !== '' && <span className="cut">{`@${user.username}`}</span>}
            <SiteLink id={timeId} className={styles.time} to={paths.post(post._id)} data-key="open">
              <PostTime post={post} />
            </SiteLink>
            {post.edited_at !== null && <EditedMark post={post} at={post.edited_at} />}
          </p>
        </div>
        <div className={styles.menu}>
          <PostMenu post={post} />
        </div>
      </header>
      {post.hidden && (
        <div className={styles.hidden} role="note">
          <p>
            <strong>{m.post_only_you()}</strong> {m.post_hidden()}
          </p>
          <p dir="auto">{post.hidden.reason}</p>
          {post.post_type !== 'text' && <p>{m.post_hidden_pictures()}</p>}
          <DecisionNote subject="post" id={post._id} />
        </div>
      )}
      <div className={styles.pictures}>
        <PictureGrid
          id={post._id}
          pictures={post.images}
          owner={user.full_name}
          notes={(position) => <PictureNotes post={post} position={position} />}
        />
      </div>
      {post.sighting && <Sighted sighting={post.sighting}>{underSighting}</Sighted>}
      {post.content !== '' && <PostText text={post.content} />}
      {!(answersBeside && post.agreed_species === null) && <IdentifyBadge post={post} />}
      <footer className={styles.foot}>
        <LikeButton post={post} />
        <CommentsLink post={post} />
        <ShareButton post={post} />
        <BookmarkButton post={post} />
        {post.followed ? (
          <whyInFeed.Component followed={post.followed} className={`cut shrinks ${styles.suggested}`} />
        ) : (
          post.suggested && <span className={styles.suggested}>{m.post_suggested()}</span>
        )}
      </footer>
    </article>
  );
}
