import type { User } from '@aranya/contracts';
import { Skeleton, SkeletonGroup, VisuallyHidden } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { LoadMore } from '../../lib/paging/load-more';
import { pictureName } from '../../parts/picture/picture-grid';
import { TimeAgo } from '../../lib/time/time-ago';
import { QueryError } from '../../lib/query-error';
import { useProfileMedia } from '../../data/posts/use-profile-posts';
import styles from './media-tab.module.css';
import { EmptyTab } from './profile-states';

export function MediaTab({ profile }: { profile: User }) {
  const media = useProfileMedia(profile._id);
  if (media.isPending) {
    return (
      <SkeletonGroup label={m.profile_loading_pictures()} className={styles.grid}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <Skeleton key={number} shape="block" ratio="1" />
        ))}
      </SkeletonGroup>
    );
  }
  if (media.data === undefined) return <QueryError query={media} title={m.profile_pictures_failed()} />;
  const pictures = media.data.flatMap(({ _id, images, createdAt }) =>
    images.map((picture, index) => ({
      key: `${_id}-${index}`,
      picture,
      createdAt,
      name: pictureName(picture, index, images.length, profile.full_name),
    })),
  );
  if (pictures.length === 0 && !media.hasNextPage) {
    return (
      <EmptyTab
        title={m.profile_no_pictures()}
        text={
          profile.relation.is_self
            ? m.profile_no_pictures_own()
            : m.profile_no_pictures_of({ name: profile.full_name })
        }
      />
    );
  }
  return (
    <div className="stack gap-5">
      <ul className={styles.grid} aria-label={m.profile_pictures()}>
        {pictures.map(({ key, picture, createdAt, name }) => (
          <li key={key} className="shrinks">
            <a
              className={`clip sand round-2 block square ${styles.link}`}
              href={picture.url}
              target="_blank"
              rel="noreferrer"
            >
              <img
                className={styles.picture}
                src={picture.url}
                width={picture.width}
                height={picture.height}
                alt={name}
                loading="lazy"
                decoding="async"
              />
              <VisuallyHidden> {m.opens_new_tab()}</VisuallyHidden>
            </a>
            <p className="tiny ink-3 over-1">
              {filled(m.profile_posted({ time: '{time}' }), { time: <TimeAgo at={createdAt} /> })}
            </p>
          </li>
        ))}
      </ul>
      <LoadMore
        list={media}
        loadingLabel={m.profile_older_pictures()}
        skeleton={<Skeleton shape="block" ratio="4 / 1" />}
      />
    </div>
  );
}
