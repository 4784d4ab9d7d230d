import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';
import type { Account } from '../accounts/account-store';
import type { IdentityDb } from '../db/schema';
import { say } from '../language/say';
import { CHALLENGE_MINUTES, createChallenges } from './challenges';
import { createPasskeyStore, type Passkey, type PasskeyStore } from './passkey-store';

export const MAX_PASSKEYS = 20;
const MAX_NAME = 60;

export type PasskeyCheck = { passkey: Passkey } | { problem: 'expired' | 'unknown' | 'wrong' };

export interface Passkeys extends Pick<PasskeyStore, 'list' | 'remove'> {
  /** False where the sign-in pages have no name, as browsers bind passkeys to one. */
  isOffered: boolean;
  /** For whoever has a passkey of any account. */
  askToSignIn(signIn: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** @param sent what the browser signed */
  check(signIn: string, sent: unknown): Promise<PasskeyCheck>;
  askToAdd(account: Account, session: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @returns undefined if it was not made as asked, or too late */
  add(
    account: Account,
    session: string,
    added: { sent: unknown; name: string },
  ): Promise<Passkey | undefined>;
  deleteExpired(): Promise<void>;
}

interface Options {
  db: IdentityDb;
  issuer: string;
  siteName: () => string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Its library reads certificates, in 4 MB of memory. */
const loadWebAuthn = () => import('./web-authn');
const timeout = CHALLENGE_MINUTES * 60_000;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

/** The library throws for whatever is not as it was asked for. */
const undefinedIfWrong = <Result>(checked: Promise<Result>): Promise<Result | undefined> =>
  checked.catch(() => undefined);

/** As long as it fits, so that a name never makes a new passkey fail. */
function toName(typed: string, fallback: string): string {
  const name = typed.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '').trim();
  return [...(name || fallback)].slice(0, MAX_NAME).join('').trim();
}

export function createPasskeys({ db, issuer, siteName, now }: Options): Passkeys {
  const { hostname, origin } = new URL(issuer);
  const store = createPasskeyStore(db, now);
  const challenges = createChallenges(db, now);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  const signInName = (uid: string) => `sign-in ${uid}`;
  const addName = (uid: string) => `add ${uid}`;

  return {
    isOffered: isIP(hostname.replace(/[[\]]/g, '')) === 0,
    list: store.list,
    remove: store.remove,
    deleteExpired: challenges.deleteExpired,

    async askToSignIn(signIn) {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
        timeout,
      });
      await challenges.keep(options.challenge, signInName(signIn));
      return options;
    },

    async check(signIn, sent) {
      const { readSigned, verifyAuthenticationResponse } = await loadWebAuthn();
      const read = readSigned(sent);
      if (read === undefined) return { problem: 'wrong' };
      const { credential: response, challenge } = read;
      if (!(await challenges.take(challenge, signInName(signIn)))) return { problem: 'expired' };
      const passkey = await store.find(response.id);
      if (passkey === undefined) return { problem: 'unknown' };
      const { id, publicKey, counter } = passkey;
      const checked = await undefinedIfWrong(
        verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: challenge,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
        }),
      );
      const owner = Buffer.from(response.response.userHandle, 'base64url').toString();
      if (!checked?.verified || owner !== passkey.accountId) return { problem: 'wrong' };
      await store.use(id, checked.authenticationInfo.newCounter);
      return { passkey };
    },

    async askToAdd({ id, email, name }, session) {
      const { generateRegistrationOptions, supportedAlgorithmIDs } = await loadWebAuthn();
      const known = await store.list(id);
      const options = await generateRegistrationOptions({
        rpName: siteName(),
        rpID: hostname,
        userID: bytesOf(id),
        userName: email,
        userDisplayName: name,
        timeout,
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map((each) => ({ id: each.id, transports: each.transports })),
      });
      await challenges.keep(options.challenge, addName(session));
      return options;
    },

    async add({ id: accountId }, session, { sent, name }) {
      const { readCreated, supportedAlgorithmIDs, verifyRegistrationResponse } = await loadWebAuthn();
      const read = readCreated(sent);
      if (read === undefined) return undefined;
      const { credential: response, challenge } = read;
      if (!(await challenges.take(challenge, addName(session)))) return undefined;
      const checked = await undefinedIfWrong(
        verifyRegistrationResponse({
          ...expected,
          response,
          expectedChallenge: challenge,
          supportedAlgorithmIDs,
        }),
      );
      if (!checked?.verified) return undefined;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const passkey: Passkey = {
        id,
        accountId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: response.response.transports,
        name: toName(name, say('passkey')),
        createdAt: new Date(now()),
        lastUsedAt: null,
      };
      return (await store.add(passkey)) ? passkey : undefined;
    },
  };
}
