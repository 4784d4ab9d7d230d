/** Suggestions that the current user sees below a post. */
export const altTextKey = (postId: string) => ['alt-texts', postId] as const;
