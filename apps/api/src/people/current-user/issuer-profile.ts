import { cleanLine, cleanUsername, INVISIBLE, limits, nameProblem, USERNAME } from '@aranya/contracts';
import { z } from 'zod';
import { isReservedName, isReservedUsername } from './reserved-names';

const text = z.string().optional().catch(undefined);

const userInfoSchema = z.object({
  sub: z.string(),
  name: text,
  nickname: text,
  preferred_username: text,
  picture: text,
});

export interface IssuerProfile {
  subject: string;
  fullName: string;
  username: string | null;
  picture: string | null;
}

const DEFAULT_NAME = 'Wildlife friend';

function truncate(line: string, max: number): string {
  let result = '';
  for (const character of line) {
    if (result.length + character.length > max) break;
    result += character;
  }
  return result.trim();
}

function readName(claim: string | undefined): string | null {
  if (claim === undefined) return null;
  // Providers without a name send the private e-mail address.
  const shown = claim.includes('@') ? claim.slice(0, claim.indexOf('@')) : claim;
  // eslint-disable-next-line no-control-regex -- removes control characters
  const line = truncate(cleanLine(shown.replace(/[\u0000-\u001f\u007f]+/g, ' ')), limits.fullName);
  const names = [line, cleanLine(line.replace(INVISIBLE, ''))];
  return names.find((each) => nameProblem(each) === null && !isReservedName(each)) ?? null;
}

/** `asha_rao` for `Āsha Rāo`, `आशा_राव` for `आशा राव`; null if it is no username or reserved. */
export function usernameFrom(name: string): string | null {
  const slug = /\p{Script=Latin}/u.test(name)
    ? latinSlug(name)
    : cleanUsername(name)
        .replace(/[^\p{Script=Devanagari}0-9]+/gu, '_')
        .replace(/^_+|_+$/g, '');
  return USERNAME.test(slug) && !isReservedUsername(slug) ? slug : null;
}

const latinSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, limits.username.max)
    .replace(/^_+|_+$/g, '');

export function profileFrom(userInfo: unknown): IssuerProfile {
  const { sub, name, nickname, preferred_username, picture } = userInfoSchema.parse(userInfo);
  const fullName = readName(name) ?? readName(nickname) ?? readName(preferred_username);
  const url = picture !== undefined && URL.canParse(picture) ? new URL(picture) : null;
  const isUsable = url?.protocol === 'https:' && url.username === '' && url.href.length <= 2000;
  return {
    subject: sub,
    fullName: fullName ?? DEFAULT_NAME,
    username: fullName === null ? null : usernameFrom(fullName),
    picture: isUsable ? url.href : null,
  };
}
