/** It replaces the name of a deleted account. */
export const DELETED_NAME = 'Deleted user';
