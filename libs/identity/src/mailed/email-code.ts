import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_MINUTES = 15;
/** Five guesses at a million. */
export const MAX_CODE_TRIES = 5;

const DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** @param uid of the interaction, so that equal codes hash differently */
export const hashCode = (code: string, uid: string): string =>
  createHash('sha256').update(`${uid} ${code}`).digest('base64url');

/** Ignores spaces and dashes. */
export function isRightCode(typed: string, uid: string, hash: string): boolean {
  const given = Buffer.from(hashCode(typed.replace(/[\s-]/g, ''), uid));
  const right = Buffer.from(hash);
  return given.length === right.length && timingSafeEqual(given, right);
}
