import type { QueryClient } from '@tanstack/react-query';
import { changePost, postKeys } from '../posts/post-cache';

export const commentKeys = {
  all: ['comments'] as const,
  ofPost: (postId: string) => ['comments', postId] as const,
  list: (postId: string) => ['comments', postId, 'list'] as const,
  answers: (postId: string, commentId: string) => ['comments', postId, 'answers', commentId] as const,
  one: (postId: string, commentId: string) => ['comments', postId, 'one', commentId] as const,
};

/** Updates the lists without a refetch, and refetches the open post. */
export function countComments(queryClient: QueryClient, postId: string, step: 1 | -1): void {
  void queryClient.cancelQueries({ queryKey: postKeys.one(postId) });
  changePost(queryClient, postId, (post) => ({
    ...post,
    comments_total: Math.max(0, post.comments_total + step),
  }));
}

export async function refreshTalk(queryClient: QueryClient, postId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: commentKeys.ofPost(postId) }),
    queryClient.invalidateQueries({ queryKey: postKeys.one(postId) }),
  ]);
}
