import { m } from '../../lib/language/messages';

/** Replaces a deleted account's name. */
export const deletedName = (): string => m.deleted_name();
