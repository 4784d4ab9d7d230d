import { updateUserFields } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { users } from '../../platform/db/schema';
import { type Db, isUniqueViolation } from '../../platform/db/types';
import { claimPictures, type MediaDependencies, writeFiles } from '../../platform/media/media.repository';
import { type CleanPicture, pictureTooHeavy } from '../../platform/media/pictures';
import { errors } from '../../platform/plugins/errors';
import { readMultipart, type UploadedFile } from '../../platform/plugins/uploads';
import { isReservedName, isReservedUsername } from '../../people/current-user/reserved-names';
import { lockMedia } from '../../posts/edit-images';

export interface ProfileChanges {
  fields: z.output<typeof updateUserFields>;
  profile?: CleanPicture | undefined;
  cover?: CleanPicture | undefined;
}

export async function readProfileChanges(
  request: FastifyRequest,
  take: (file: UploadedFile) => Promise<CleanPicture>,
): Promise<ProfileChanges> {
  const singleFile = (name: string, tooMany: string) => ({
    name,
    max: 1,
    tooMany,
    tooHeavy: pictureTooHeavy,
  });
  const { fields, files } = await readMultipart(request, {
    fields: updateUserFields,
    files: [
      singleFile('profile', 'Please choose one profile picture.'),
      singleFile('cover', 'Please choose one cover photo.'),
    ],
    take,
  });
  return { fields, profile: files['profile']?.[0], cover: files['cover']?.[0] };
}

/**
 * @param onUpdate called in the transaction, with the number of new pictures
 * @returns hashes of replaced pictures, to purge if unused
 * @throws AppError `username_taken`, also for a reserved one, `invalid_input` for a reserved name, or
 * `account_deleted`
 */
export async function updateProfile(
  { db, media }: MediaDependencies,
  userId: string,
  { fields, profile, cover }: ProfileChanges,
  onUpdate?: (tx: Db, newPictures: number) => Promise<void>,
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
        .select({
          profile: users.profileMediaHash,
          cover: users.coverMediaHash,
          username: users.username,
          fullName: users.fullName,
        })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      if (before === undefined) throw errors.accountDeleted();
      const isNewUsername = username !== undefined && username !== before.username;
      if (isNewUsername && isReservedUsername(username)) throw errors.usernameReserved();
      const isNewName = fullName !== undefined && fullName !== before.fullName;
      if (isNewName && isReservedName(fullName)) throw errors.nameReserved();
      await onUpdate?.(tx, pictures.length);
      const replaced = [profile && before.profile, cover && before.cover].filter(
        (hash): hash is string => typeof hash === 'string',
      );
      await lockMedia(tx, [...replaced, ...pictures.map(({ picture }) => picture.hash)]);
      for (const { kind, picture } of pictures) await claimPictures(tx, media, [picture], kind);
      await tx
        .update(users)
        .set({
          ...(fullName === undefined ? {} : { fullName }),
          // Null, since usernames are unique.
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
    throw isUniqueViolation(error, 'users_username_key') ? errors.usernameTaken(username) : error;
  }
}
