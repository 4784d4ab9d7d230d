import type { TokenScope } from '@aranya/contracts';

export interface TokenGrant {
  hash: string;
  userId: string;
  scope: TokenScope;
}

/** Who calls. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Never log it. */
  token: string;
  expiresAt: number;
  /** The claim `sid`. */
  sessionId?: string | undefined;
  /** Of a personal access token alone, which has no `token` for the issuer. */
  grant?: TokenGrant | undefined;
}
