import type { QueryClient } from '@tanstack/react-query';
import { postKeys } from '../posts/post-cache';

export const commentKeys = {
  all: ['comments'] as const,
  ofPost: (postId: string) => ['comments', postId] as const,
  list: (postId: string) => ['comments', postId, 'list'] as const,
  answers: (postId: string, commentId: string) => ['comments', postId, 'answers', commentId] as const,
  one: (postId: string, commentId: string) => ['comments', postId, 'one', commentId] as const,
};

/** The open post and what is below it. */
export async function refreshTalk(queryClient: QueryClient, postId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: commentKeys.ofPost(postId) }),
    queryClient.invalidateQueries({ queryKey: postKeys.one(postId) }),
  ]);
}
