import type { User } from '@aranya/contracts';
import { useProfileLikes } from '../../data/posts/use-profile-posts';
import { PostList } from '../../parts/post/post-list';
import { EmptyTab } from './profile-states';

export function LikesTab({ profile, shared }: { profile: User; shared: boolean }) {
  if (shared) return <Likes profile={profile} />;
  return (
    <EmptyTab
      title="These likes are not shared with you"
      text={`${profile.full_name} keeps what they like to themselves, or to their connections.`}
    />
  );
}

function Likes({ profile }: { profile: User }) {
  const posts = useProfileLikes(profile._id);
  return (
    <PostList
      posts={posts}
      label="Liked posts"
      failedTitle="The liked posts could not be loaded"
      empty={
        <EmptyTab
          title="No likes yet"
          text={
            profile.relation.is_self
              ? 'Posts you like appear here.'
              : `${profile.full_name} has not liked any posts yet.`
          }
        />
      }
    />
  );
}
