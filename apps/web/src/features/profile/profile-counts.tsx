import type { User } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { intlLocale } from '../../lib/language/locale';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import styles from './profile-head.module.css';

interface ProfileCountsProps {
  profile: Pick<User, 'posts_count' | 'followers_count' | 'following_count'>;
  /** Own counts lead to the lists. */
  isOwn?: boolean;
}

export function ProfileCounts({ profile, isOwn = false }: ProfileCountsProps) {
  const { posts_count: posts, followers_count: followers, following_count: following } = profile;
  const counts = [
    { count: posts, label: m.profile_post_count({ count: posts }) },
    {
      count: followers,
      label: m.profile_follower_count({ count: followers }),
      to: paths.connections('followers'),
    },
    { count: following, label: m.profile_following_count(), to: paths.connections('following') },
  ];
  return (
    <ul className={`cluster over-5 gap-3 gap-x-6 ${styles.counts}`} aria-label={m.profile_counts()}>
      {counts.map(({ count, label, to }) => {
        const words = (
          <>
            <strong className="num ink">{count.toLocaleString(intlLocale())}</strong> {label}
          </>
        );
        return <li key={label}>{to && isOwn ? <SiteLink to={to}>{words}</SiteLink> : words}</li>;
      })}
    </ul>
  );
}
