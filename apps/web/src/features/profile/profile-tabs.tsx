import type { User } from '@aranya/contracts';
import { Tabs } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { LikesTab } from './likes-tab';
import { MediaTab } from './media-tab';
import { PostsTab } from './posts-tab';
import styles from './profile.module.css';

const tabParser = parseAsStringLiteral(['posts', 'media', 'likes'])
  .withDefault('posts')
  .withOptions({ history: 'push' });

export function ProfileTabs({ profile, likesShared }: { profile: User; likesShared: boolean }) {
  const [tab, setTab] = useQueryState('tab', tabParser);
  return (
    <Tabs
      className={styles.tabs}
      label="What to see"
      value={tab}
      onValueChange={(next) => void setTab(next)}
      items={[
        { id: 'posts', label: 'Posts', content: <PostsTab profile={profile} /> },
        { id: 'media', label: 'Media', content: <MediaTab profile={profile} /> },
        { id: 'likes', label: 'Likes', content: <LikesTab profile={profile} shared={likesShared} /> },
      ]}
    />
  );
}
