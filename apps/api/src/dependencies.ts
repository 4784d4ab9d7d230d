import type { Database } from './db/database';
import type { Env } from './env';
import type { MediaStore } from './media/media-store';
import type { PostBytes } from './remote/post-bytes';
import type { Redis } from './redis/redis';
import type { LocalSignIn } from './sign-in/local-sign-in';

export interface Dependencies {
  env: Env;
  db: Database;
  media: MediaStore;
  redis?: Redis;
  /** Without it, the provider at `env.auth.issuer`. */
  signIn?: Pick<LocalSignIn, 'issuer' | 'jwksUri'>;
  clock?: () => Date;
  /** Replaces requests to push services. */
  postPush?: PostBytes;
}
