import type { User } from '@aranya/contracts';
import { Skeleton, SkeletonGroup, VisuallyHidden } from '@aranya/ui';
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
      <SkeletonGroup label="Loading pictures" className={styles.grid}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <Skeleton key={number} shape="block" ratio="1" />
        ))}
      </SkeletonGroup>
    );
  }
  if (media.data === undefined) return <QueryError query={media} title="The pictures could not be loaded" />;
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
        title="No pictures yet"
        text={
          profile.relation.is_self
            ? 'Pictures from your posts appear here.'
            : `${profile.full_name} has not posted any pictures yet.`
        }
      />
    );
  }
  return (
    <div className="stack gap-5">
      <ul className={styles.grid} aria-label="Pictures">
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
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
            <p className="tiny ink-3 over-1">
              Posted <TimeAgo at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <LoadMore
        list={media}
        loadingLabel="Loading older pictures"
        skeleton={<Skeleton shape="block" ratio="4 / 1" />}
      />
    </div>
  );
}
