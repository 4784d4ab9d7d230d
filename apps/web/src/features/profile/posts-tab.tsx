import type { User } from '@aranya/contracts';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useProfilePosts } from '../../data/posts/use-profile-posts';
import { PostList } from '../../parts/post/post-list';
import { EmptyTab } from './profile-states';

export function PostsTab({ profile }: { profile: User }) {
  const posts = useProfilePosts(profile._id);
  return (
    <PostList
      posts={posts}
      label="Posts"
      failedTitle="The posts could not be loaded"
      empty={
        profile.relation.is_self ? (
          <EmptyTab
            title="No posts yet"
            text="What did you see out there? Share it in words, pictures, or both."
            action={<ButtonLink to={paths.createPost()}>Create Post</ButtonLink>}
          />
        ) : (
          <EmptyTab title="No posts yet" text={`${profile.full_name} has not posted anything yet.`} />
        )
      }
    />
  );
}
