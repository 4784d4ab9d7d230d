import { updateUserFields } from '@aranya/contracts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { media as mediaTable, users } from '../db/schema';
import { isUniqueViolation } from '../db/types';
import { claimPictures, type MediaDependencies, writeFiles } from '../media/media.repository';
import { cleanPicture, type CleanPicture, pictureTooHeavy } from '../media/pictures';
import { errors } from '../plugins/errors';
import { readMultipart } from '../plugins/uploads';

/** What changes; what is absent stays as it is. */
export interface ProfileChanges {
  fields: z.output<typeof updateUserFields>;
  profile?: CleanPicture | undefined;
  cover?: CleanPicture | undefined;
}

/** The form of POST /api/user/update, read and checked; its pictures are decoded and cleaned. */
export async function readProfileChanges(request: FastifyRequest): Promise<ProfileChanges> {
  const only = (name: string, tooMany: string) => ({ name, max: 1, tooMany, tooHeavy: pictureTooHeavy });
  const { fields, files } = await readMultipart(request, {
    fields: updateUserFields,
    files: [
      only('profile', 'Please choose one profile picture.'),
      only('cover', 'Please choose one cover photo.'),
    ],
    take: cleanPicture,
  });
  return { fields, profile: files['profile']?.[0], cover: files['cover']?.[0] };
}

/**
 * Changes the user's profile.
 * @returns the hashes of the pictures that it showed and no longer does, to be purged where nobody else shows them
 * @throws AppError `username_taken` where somebody has the username, `account_deleted` where the user is gone
 */
export async function updateProfile(
  { db, media }: MediaDependencies,
  userId: string,
  { fields, profile, cover }: ProfileChanges,
): Promise<string[]> {
  const { full_name: fullName, username, bio, location } = fields;
  const pictures = [
    ...(profile ? [{ kind: 'profile' as const, picture: profile }] : []),
    ...(cover ? [{ kind: 'cover' as const, picture: cover }] : []),
  ].sort((a, b) => (a.picture.hash < b.picture.hash ? -1 : 1));
  await writeFiles(
    media,
    pictures.map(({ picture }) => picture),
  );
  try {
    return await db.write.transaction(async (tx) => {
      const [before] = await tx
        .select({ profile: users.profileMediaHash, cover: users.coverMediaHash })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      if (before === undefined) throw errors.accountDeleted();
      const replaced = [profile && before.profile, cover && before.cover].filter(
        (hash): hash is string => typeof hash === 'string',
      );
      // Pictures are locked in one order everywhere: see claimPictures. Those let go count among them.
      const touched = [...replaced, ...pictures.map(({ picture }) => picture.hash)];
      if (touched.length > 0) {
        const isTouched = inArray(mediaTable.hash, touched);
        await tx
          .select({ hash: mediaTable.hash })
          .from(mediaTable)
          .where(isTouched)
          .orderBy(asc(mediaTable.hash))
          .for('update');
      }
      for (const { kind, picture } of pictures) await claimPictures(tx, media, [picture], kind);
      await tx
        .update(users)
        .set({
          ...(fullName === undefined ? {} : { fullName }),
          // Null rather than empty: any number of people may have none.
          ...(username === undefined ? {} : { username: username === '' ? null : username }),
          ...(bio === undefined ? {} : { bio }),
          ...(location === undefined ? {} : { location }),
          ...(profile ? { profileMediaHash: profile.hash } : {}),
          ...(cover ? { coverMediaHash: cover.hash } : {}),
          updatedAt: sql`now()`,
        })
        .where(eq(users.id, userId));
      return replaced;
    });
  } catch (error) {
    throw isUniqueViolation(error, 'users_username_key') ? errors.usernameTaken() : error;
  }
}
