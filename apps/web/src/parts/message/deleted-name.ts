/** Replaces a deleted account's name. */
export const DELETED_NAME = 'Deleted user';
