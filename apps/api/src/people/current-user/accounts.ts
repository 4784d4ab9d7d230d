import { and, eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { tombstones, users } from '../../platform/db/schema';
import { type Db, isUniqueViolation } from '../../platform/db/types';
import type { Identity } from '../../platform/plugins/identity';
import { errors } from '../../platform/plugins/errors';
import type { Issuer } from '../../platform/plugins/issuer';
import { authorizeEntry, noteEntry } from '../entry/admission';
import { type IssuerProfile, profileFrom } from './issuer-profile';

export interface FirstAdmins {
  isNamed(claims: unknown): boolean;
  considerNew(userId: string, claims: unknown): Promise<void>;
  /** Only while there is no admin: a role that was taken away stays away. */
  considerMember(userId: string, readClaims: () => Promise<unknown>): Promise<void>;
}

export interface AccountOptions {
  db: Db;
  userInfo: Issuer['userInfo'];
  firstAdmins?: FirstAdmins | undefined;
  now?: () => number;
}

/** Finds the accounts of identities, and creates them with the name and picture at the issuer. */
export function createAccounts({ db, userInfo, firstAdmins, now = Date.now }: AccountOptions) {
  async function find({ issuer, subject }: Identity): Promise<string | null> {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
    return user?.id ?? null;
  }

  async function throwIfDeleted(handle: Db, { issuer, subject }: Identity): Promise<void> {
    const [tombstone] = await handle
      .select({ userId: tombstones.userId })
      .from(tombstones)
      .where(and(eq(tombstones.issuer, issuer), eq(tombstones.subject, subject)));
    if (tombstone !== undefined) throw errors.accountDeleted();
  }

  async function readProfile(identity: Identity): Promise<{ profile: IssuerProfile; claims: unknown }> {
    const claims = await userInfo(identity.token);
    try {
      const profile = profileFrom(claims);
      if (profile.subject === identity.subject) return { profile, claims };
      throw new Error('The issuer answered with another user');
    } catch (error) {
      throw errors.unavailable('Your profile could not be loaded. Please try again in a moment.', error);
    }
  }

  /** A named admin may always come in, as somebody has to open the site. */
  async function throwIfNotAdmitted(identity: Identity, invitation: string | undefined): Promise<void> {
    const refusal = await authorizeEntry(db, identity, invitation);
    if (refusal === null) return;
    const isNamed = firstAdmins?.isNamed(await userInfo(identity.token)) ?? false;
    if (!isNamed) throw refusal;
  }

  async function insert(
    identity: Identity,
    profile: IssuerProfile,
    invitation: string | undefined,
  ): Promise<string | null> {
    const { issuer, subject } = identity;
    const { fullName, username, picture } = profile;
    try {
      return await db.transaction(async (tx) => {
        const row = { id: newId(), issuer, subject, fullName, username, issuerPicture: picture };
        await tx.insert(users).values(row);
        await throwIfDeleted(tx, identity);
        await noteEntry(tx, row, invitation, new Date(now()));
        return row.id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  async function create(identity: Identity, invitation?: string): Promise<string> {
    await throwIfDeleted(db, identity);
    await throwIfNotAdmitted(identity, invitation);
    const { profile, claims } = await readProfile(identity);
    const id =
      (await insert(identity, profile, invitation)) ??
      // Another node inserted the user, or the username is taken.
      (await find(identity)) ??
      (await insert(identity, { ...profile, username: null }, invitation)) ??
      (await find(identity));
    if (id === null) throw errors.unavailable('Your profile could not be created. Please try again.');
    await firstAdmins?.considerNew(id, claims);
    return id;
  }

  return { find, create, throwIfDeleted: (identity: Identity) => throwIfDeleted(db, identity) };
}
