import type { Database } from './db/database';
import type { Env } from './env';
import type { MediaStore } from './media/media-store';
import type { PostBytes } from './remote/post-bytes';
import type { Redis } from './redis/redis';

export interface Dependencies {
  env: Env;
  db: Database;
  media: MediaStore;
  redis?: Redis;
  clock?: () => Date;
  /** Replaces requests to push services. */
  postPush?: PostBytes;
}
