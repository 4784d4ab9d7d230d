import { type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../platform/db/rows';
import { pictureUrl } from '../platform/media/picture-json';

/** A new picture at the provider (`SIGN_IN_PICTURE_PATH`) gets a new address. */
export const profilePictureUrl = (user: UserRow): SQL<string> => sql`case
  when ${user}.profile_media_hash is not null then ${pictureUrl(sql`${user}.profile_media_hash`)}
  when ${user}.issuer_picture is null then ''
  else '/media/sign-in/' || ${user}.id || '?v=' || left(translate(
    encode(sha256(convert_to(${user}.issuer_picture, 'UTF8')), 'base64'), '+/', '-_'), 12) end`;

/** The contract's `Author` for `json_build_object`. */
export const authorFields = (user: UserRow): SQL => sql`'_id', ${user}.id, 'full_name', ${user}.full_name,
  'username', coalesce(${user}.username, ''), 'profile_picture', ${profilePictureUrl(user)}`;

export const authorJson = (user: UserRow): SQL => sql`json_build_object(${authorFields(user)})`;
