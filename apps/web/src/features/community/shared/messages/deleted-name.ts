/** What is shown in place of the name of somebody whose account was deleted. */
export const DELETED_NAME = 'Deleted user';
