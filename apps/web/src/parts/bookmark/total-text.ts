import { limits } from '@aranya/contracts';

/** Bookmarks are counted up to a limit. */
export const totalText = (total: number) =>
  total >= limits.bookmarkCount ? `${limits.bookmarkCount}+` : String(total);
