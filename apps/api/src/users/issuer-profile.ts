import { cleanLine, isBlank, limits } from '@aranya/contracts';
import { z } from 'zod';

const text = z.string().optional().catch(undefined);

/** The claims of /userinfo that we use. E-mail is read for one purpose: not to show it where it stands as the name. */
const claimsSchema = z.object({
  sub: z.string(),
  name: text,
  nickname: text,
  preferred_username: text,
  picture: text,
});

export interface IssuerProfile {
  subject: string;
  fullName: string;
  /** Of a-z, 0-9 and `_`, or null where the name gives none. It may be taken. */
  username: string | null;
  /** An https address, or null. */
  picture: string | null;
}

const NAMELESS = 'Wildlife friend';

/** As many whole characters as fit into `max` UTF-16 code units. */
function cut(line: string, max: number): string {
  let kept = '';
  for (const character of line) {
    if (kept.length + character.length > max) break;
    kept += character;
  }
  return kept.trim();
}

function nameOf(claim: string | undefined): string | null {
  if (claim === undefined) return null;
  // Providers put the e-mail address where they know no name. It is nobody's business.
  const shown = claim.includes('@') ? claim.slice(0, claim.indexOf('@')) : claim;
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const line = cut(cleanLine(shown.replace(/[\u0000-\u001f\u007f]+/g, ' ')), limits.fullName);
  return isBlank(line) ? null : line;
}

/** The username that a name suggests: `Āsha Rāo` gives `asha_rao`. Null where too little is left. */
export function usernameFrom(name: string): string | null {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, limits.username.max)
    .replace(/^_+|_+$/g, '');
  return slug.length < limits.username.min ? null : slug;
}

/**
 * The beginnings of a profile by what the issuer says.
 * @throws ZodError where it says something else than claims
 */
export function profileFrom(userInfo: unknown): IssuerProfile {
  const { sub, name, nickname, preferred_username, picture } = claimsSchema.parse(userInfo);
  const given = nameOf(name) ?? nameOf(nickname) ?? nameOf(preferred_username);
  const address = picture !== undefined && URL.canParse(picture) ? new URL(picture) : null;
  const usable = address?.protocol === 'https:' && address.username === '' && address.href.length <= 2000;
  return {
    subject: sub,
    fullName: given ?? NAMELESS,
    username: given === null ? null : usernameFrom(given),
    picture: usable ? address.href : null,
  };
}
