import type { User } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
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
      label={m.profile_posts()}
      failedTitle={m.profile_posts_failed()}
      empty={
        profile.relation.is_self ? (
          <EmptyTab
            title={m.profile_no_posts()}
            text={m.profile_no_posts_own()}
            action={<ButtonLink to={paths.createPost()}>{m.community_create_post()}</ButtonLink>}
          />
        ) : (
          <EmptyTab title={m.profile_no_posts()} text={m.profile_no_posts_of({ name: profile.full_name })} />
        )
      }
    />
  );
}
