import type { User } from '@aranya/contracts';
import { Tabs } from '@aranya/ui';
import { useSearchParams } from 'react-router';
import { LikesTab } from './likes-tab';
import { MediaTab } from './media-tab';
import { PostsTab } from './posts-tab';
import styles from './profile.module.css';

const tabs = ['posts', 'media', 'likes'] as const;

/** What somebody posted, the pictures among it, and what he liked. The tab stands in the address. */
export function ProfileTabs({ profile }: { profile: User }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  return (
    <Tabs
      className={styles.tabs}
      label="What to see"
      value={tabs.find((tab) => tab === asked) ?? 'posts'}
      onValueChange={(tab) => setSearch(tab === 'posts' ? {} : { tab }, { preventScrollReset: true })}
      items={[
        { id: 'posts', label: 'Posts', content: <PostsTab profile={profile} /> },
        { id: 'media', label: 'Media', content: <MediaTab profile={profile} /> },
        { id: 'likes', label: 'Likes', content: <LikesTab profile={profile} /> },
      ]}
    />
  );
}
