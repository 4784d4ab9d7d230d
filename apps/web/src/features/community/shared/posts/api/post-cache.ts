import type { Post } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Keys of every query that holds posts. All begin with `posts`, and their answers are a page `{ body: { posts } }` or
 * an infinite list of such pages, so that a change to one post reaches it wherever it is shown.
 */
export const postKeys = {
  all: ['posts'] as const,
  feed: ['posts', 'feed'] as const,
  /** Everything that shows posts of one person, or those that he liked. */
  ofPerson: (profileId: string) => ['posts', 'person', profileId] as const,
  profile: (profileId: string) => ['posts', 'person', profileId, 'posts'] as const,
  media: (profileId: string) => ['posts', 'person', profileId, 'media'] as const,
  likes: (profileId: string) => ['posts', 'person', profileId, 'likes'] as const,
};

interface PostsPage {
  body: { posts: Post[] };
}

type CachedPosts = PostsPage | { pages: PostsPage[] } | undefined;

function inPage<Page extends PostsPage>(page: Page, change: (posts: Post[]) => Post[]): Page {
  return { ...page, body: { ...page.body, posts: change(page.body.posts) } };
}

function changeLists(queryClient: QueryClient, change: (posts: Post[]) => Post[]): void {
  queryClient.setQueriesData<CachedPosts>({ queryKey: postKeys.all }, (cached) => {
    if (cached === undefined) return cached;
    if ('pages' in cached) return { ...cached, pages: cached.pages.map((page) => inPage(page, change)) };
    return inPage(cached, change);
  });
}

/** Applies a change to one post in every list that holds it. */
export function changePost(queryClient: QueryClient, postId: string, change: (post: Post) => Post): void {
  changeLists(queryClient, (posts) => posts.map((post) => (post._id === postId ? change(post) : post)));
}

/** Takes posts out of every list. */
export function removePosts(queryClient: QueryClient, gone: (post: Post) => boolean): void {
  changeLists(queryClient, (posts) => posts.filter((post) => !gone(post)));
}

/** Puts a new post first in the feed, where the feed has been loaded. */
export function prependToFeed(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData<{ pages: PostsPage[] }>(postKeys.feed, (cached) => {
    const [first, ...rest] = cached?.pages ?? [];
    if (cached === undefined || first === undefined) return cached;
    const others = (posts: Post[]) => posts.filter(({ _id }) => _id !== post._id);
    return { ...cached, pages: [inPage(first, (posts) => [post, ...others(posts)]), ...rest] };
  });
}
