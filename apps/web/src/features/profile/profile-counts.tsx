import type { User } from '@aranya/contracts';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import styles from './profile-head.module.css';

const numberFormat = new Intl.NumberFormat('en');

interface ProfileCountsProps {
  profile: Pick<User, 'posts_count' | 'followers_count' | 'following_count'>;
  /** Own counts lead to the lists. */
  isOwn?: boolean;
}

export function ProfileCounts({ profile, isOwn = false }: ProfileCountsProps) {
  const { posts_count: posts, followers_count: followers, following_count: following } = profile;
  const counts = [
    { count: posts, label: posts === 1 ? 'Post' : 'Posts' },
    {
      count: followers,
      label: followers === 1 ? 'Follower' : 'Followers',
      to: paths.connections('followers'),
    },
    { count: following, label: 'Following', to: paths.connections('following') },
  ];
  return (
    <ul className={`cluster over-5 gap-3 gap-x-6 ${styles.counts}`} aria-label="Counts">
      {counts.map(({ count, label, to }) => {
        const words = (
          <>
            <strong className="num ink">{numberFormat.format(count)}</strong> {label}
          </>
        );
        return <li key={label}>{to && isOwn ? <SiteLink to={to}>{words}</SiteLink> : words}</li>;
      })}
    </ul>
  );
}
