import type { Database } from './db/client';
import type { Env } from './env';
import type { MediaStore } from './media/media-store';

/** What the API is made of. Tests put their own in. */
export interface Parts {
  env: Env;
  db: Database;
  media: MediaStore;
  /** For calls to other servers. */
  fetch?: typeof fetch;
  /** What time it is. */
  clock?: () => Date;
}
