import type { User } from '@aranya/contracts';
import { Tabs } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { m } from '../../lib/language/messages';
import { LikesTab } from './likes-tab';
import { MediaTab } from './media-tab';
import { PostsTab } from './posts-tab';

const tabParser = parseAsStringLiteral(['posts', 'media', 'likes'])
  .withDefault('posts')
  .withOptions({ history: 'push' });

export function ProfileTabs({ profile, likesShared }: { profile: User; likesShared: boolean }) {
  const [tab, setTab] = useQueryState('tab', tabParser);
  return (
    <Tabs
      label={m.profile_tabs()}
      value={tab}
      onValueChange={(next) => void setTab(next)}
      items={[
        { id: 'posts', label: m.profile_posts(), content: <PostsTab profile={profile} /> },
        { id: 'media', label: m.profile_media(), content: <MediaTab profile={profile} /> },
        {
          id: 'likes',
          label: m.profile_likes(),
          content: <LikesTab profile={profile} shared={likesShared} />,
        },
      ]}
    />
  );
}
