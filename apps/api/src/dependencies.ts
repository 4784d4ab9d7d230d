import type { Database } from './db/database';
import type { Env } from './env';
import type { MediaStore } from './media/media-store';

/** What the API is built with. Tests pass their own. */
export interface Dependencies {
  env: Env;
  db: Database;
  media: MediaStore;
  clock?: () => Date;
}
