import type { Database } from './db/database';
import type { Env } from './env';
import type { MediaStore } from './media/media-store';

export interface Dependencies {
  env: Env;
  db: Database;
  media: MediaStore;
  clock?: () => Date;
}
