/** The server names these pages too. */
export const communityPaths = {
  notifications: () => '/community/notifications',
  profile: (profileId: string) => `/community/profile/${encodeURIComponent(profileId)}`,
  /** @param commentId a comment to show there */
  post: (postId: string, commentId?: string | null) =>
    `/community/post/${encodeURIComponent(postId)}${commentId ? `?comment=${encodeURIComponent(commentId)}` : ''}`,
} as const;
