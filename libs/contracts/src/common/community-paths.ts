/** Pages of the site that the server names too, in push messages and link previews. */
export const communityPaths = {
  notifications: () => '/community/notifications',
  profile: (profileId: string) => `/community/profile/${encodeURIComponent(profileId)}`,
  /**
   * Returns the page of a post.
   * @param commentId a comment to show there
   */
  post: (postId: string, commentId?: string | null) =>
    `/community/post/${encodeURIComponent(postId)}${commentId ? `?comment=${encodeURIComponent(commentId)}` : ''}`,
} as const;
