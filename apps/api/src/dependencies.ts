import type { MemberMail } from '@aranya/identity';
import type { Env } from './env';
import type { LocalSignIn } from './members/sign-in/local-sign-in';
import type { Database } from './platform/db/database';
import type { MediaStore } from './platform/media/media-store';
import type { Redis } from './platform/redis/redis';
import type { NewMembers } from './platform/plugins/new-members';
import type { PostBytes } from './platform/remote/post-bytes';
import type { TaxonSearch } from './taxa/taxon-search';

export interface Dependencies {
  env: Env;
  db: Database;
  media: MediaStore;
  redis?: Redis;
  /** By default the provider at `env.auth.issuer`. */
  signIn?: Pick<LocalSignIn, 'issuer' | 'jwksUri'>;
  /** By default nobody is added, as with another provider. */
  newMembers?: NewMembers;
  /** By default no member is written to. */
  memberMail?: MemberMail;
  clock?: () => Date;
  postPush?: PostBytes;
  /** By default one over the names in `db`. */
  taxonSearch?: TaxonSearch;
}
