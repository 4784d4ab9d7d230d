/** The current user sees these suggestions below a post. */
export const altTextKey = (postId: string) => ['alt-texts', postId] as const;
