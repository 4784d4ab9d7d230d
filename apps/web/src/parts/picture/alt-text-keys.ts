export const altTextKey = (postId: string) => ['alt-texts', postId] as const;
