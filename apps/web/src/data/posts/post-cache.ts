import type { Post } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';

export const postKeys = {
  all: ['posts'] as const,
  feed: ['posts', 'feed'] as const,
  /** One post, or none once it is gone. */
  one: (postId: string) => ['posts', 'one', postId] as const,
  bookmarks: ['posts', 'bookmarks'] as const,
  tagged: (tag: string) => ['posts', 'tagged', tag] as const,
  search: (input: string) => ['posts', 'search', input] as const,
  sightings: (of: object) => ['posts', 'sightings', of] as const,
  /** Posts without a name yet. */
  asking: ['posts', 'asking'] as const,
  /** The user's own questions, named or not. */
  ownQuestions: ['posts', 'own-questions'] as const,
  /** Posts with an agreed name: one species, or any. */
  agreed: (species?: string) => ['posts', 'agreed', ...(species === undefined ? [] : [species])] as const,
  /** Posts by a person, or liked by them. */
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

export function changePost(queryClient: QueryClient, postId: string, change: (post: Post) => Post): void {
  changeLists(queryClient, (posts) => posts.map((post) => (post._id === postId ? change(post) : post)));
}

export function removePosts(queryClient: QueryClient, gone: (post: Post) => boolean): void {
  changeLists(queryClient, (posts) => posts.filter((post) => !gone(post)));
}

export function prependToFeed(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData<{ pages: PostsPage[] }>(postKeys.feed, (cached) => {
    const [first, ...rest] = cached?.pages ?? [];
    if (cached === undefined || first === undefined) return cached;
    const others = (posts: Post[]) => posts.filter(({ _id }) => _id !== post._id);
    return { ...cached, pages: [inPage(first, (posts) => [post, ...others(posts)]), ...rest] };
  });
}
