import type { User } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { useProfileLikes } from '../../data/posts/use-profile-posts';
import { PostList } from '../../parts/post/post-list';
import { EmptyTab } from './profile-states';

export function LikesTab({ profile, shared }: { profile: User; shared: boolean }) {
  if (shared) return <Likes profile={profile} />;
  return (
    <EmptyTab
      title={m.profile_likes_hidden()}
      text={m.profile_likes_hidden_text({ name: profile.full_name })}
    />
  );
}

function Likes({ profile }: { profile: User }) {
  const posts = useProfileLikes(profile._id);
  return (
    <PostList
      posts={posts}
      label={m.profile_liked()}
      failedTitle={m.profile_liked_failed()}
      empty={
        <EmptyTab
          title={m.profile_no_likes()}
          text={
            profile.relation.is_self
              ? m.profile_no_likes_own()
              : m.profile_no_likes_of({ name: profile.full_name })
          }
        />
      }
    />
  );
}
