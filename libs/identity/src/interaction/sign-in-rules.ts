import type { AccountStore } from '../accounts/account-store';
import { createBreachedPasswords } from '../accounts/breached-passwords';
import { createPasswordCheck } from '../accounts/password-check';
import { createPasswordHashes } from '../accounts/password-hash';
import type { IdentityDb } from '../db/schema';
import type { Keys } from '../keys/key-store';
import { logError } from '../logged-error';
import type { AddressTakeBacks } from '../mailed/address-take-backs';
import { createMailed } from '../mailed/mailed';
import type { PasswordResets } from '../mailed/password-resets';
import type { Passkeys } from '../passkeys/passkeys';
import type { IdentitySettings } from '../settings';
import { createPasskeyFlow } from './passkey-flow';
import { createPasswordFlow } from './password-flow';
import { createSignInLimits } from './sign-in-limits';

const openBreachedPasswords = ({ breachedPasswordsUrl: rangeUrl }: IdentitySettings) =>
  rangeUrl === undefined ? undefined : createBreachedPasswords({ rangeUrl, onError: logError });

interface Dependencies {
  db: IdentityDb;
  keys: Keys;
  accounts: AccountStore;
  resets: PasswordResets;
  takeBacks: AddressTakeBacks;
  passkeys: Passkeys;
}

/** How somebody proves who they are: by a password, a passkey or a mailed code, and how often they may try. */
export function createSignInRules(settings: IdentitySettings, dependencies: Dependencies) {
  const { db, keys, accounts, resets, takeBacks, passkeys } = dependencies;
  const { siteUrl, rateLimitScale, passwordCost, onAttempt, now = Date.now, mail } = settings;
  const limits = createSignInLimits({ db, scale: rateLimitScale, secret: keys.limits, onAttempt, now });
  const mailed =
    mail &&
    createMailed({
      settings: { ...settings, mail },
      db,
      accounts,
      resets,
      takeBacks,
      hash: limits.hash,
      now,
    });
  const checkPassword = createPasswordCheck(siteUrl, openBreachedPasswords(settings));
  const hashes = createPasswordHashes(passwordCost);
  const confirmation = mailed?.confirmation;
  const tools = { db, accounts, resets, limits, checkPassword, hashes, confirmation, now };
  const passwords = createPasswordFlow({ ...settings, ...tools });
  const passkeyFlow = createPasskeyFlow({ ...tools, passkeys });
  return { limits, mailed, checkPassword, hashes, passwords, passkeyFlow };
}
