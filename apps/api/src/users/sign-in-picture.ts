import { createHash } from 'node:crypto';

export const SIGN_IN_PICTURE_PATH = '/media/sign-in/:userId';

/** Our address of the picture that the sign-in provider names; a new picture has a new address. */
export function signInPictureUrl(userId: string, picture: string): string {
  const version = createHash('sha256').update(picture).digest('base64url').slice(0, 12);
  return `${SIGN_IN_PICTURE_PATH.replace(':userId', userId)}?v=${version}`;
}
