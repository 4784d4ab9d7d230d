import { callKey, listCallAccess, listReadsByGet } from '@aranya/contracts';

/**
 * Callers towards the owner. Suspended and deleted were connections; `editor`, `moderator` and `admin` are
 * strangers with a role.
 */
export const callers = [
  'nobody',
  'malformed',
  'expired',
  'otherIssuer',
  'stranger',
  'blocked',
  'connection',
  'owner',
  'suspended',
  'deleted',
  'editor',
  'moderator',
  'admin',
] as const;

export type Caller = (typeof callers)[number];

/** With a personal access token of the owner. */
export const tokenCallers = ['readToken', 'writeToken', 'revokedToken'] as const;

export type TokenCaller = (typeof tokenCallers)[number];

export type ExpectedAnswer = `${number}` | `${number} ${string}`;

export type Row = Record<Caller, ExpectedAnswer>;

const unauthenticated: ExpectedAnswer = '401 unauthenticated';
export const notFound: ExpectedAnswer = '404 not_found';
export const invalid: ExpectedAnswer = '400 invalid_input';
export const forbidden: ExpectedAnswer = '403 forbidden';
export const conflict: ExpectedAnswer = '409 conflict';

/** Adds to what there is for a POST that only reads the same for its GET. */
export function withReadsByGet<Entry>(
  entries: Record<string, Entry>,
  toGet: (entry: Entry) => Entry = (entry) => entry,
): Record<string, Entry> {
  const added = [...listReadsByGet()].flatMap(([posted, read]) => {
    const entry = entries[posted];
    return entry === undefined ? [] : [[callKey(read), toGet(entry)] as const];
  });
  return { ...entries, ...Object.fromEntries(added) };
}

const accesses = listCallAccess();

/** A token does what the owner may, as far as the contract lets tokens do it. */
export function tokenAnswer(name: string, row: Row, caller: TokenCaller): ExpectedAnswer {
  const access = accesses.get(name) ?? 'public';
  if (access === 'public') return row.owner;
  if (access === 'sign_in') return forbidden;
  if (caller === 'revokedToken') return unauthenticated;
  return access === 'write' && caller === 'readToken' ? forbidden : row.owner;
}

/** Needs no account: a token is neither asked for nor checked. */
export function forAll(answer: ExpectedAnswer): Row {
  return Object.fromEntries(callers.map((caller) => [caller, answer])) as Row;
}

/** Needs an account that is not suspended; `others` differ from 200. */
export function forMembers(others: Partial<Row> = {}): Row {
  return {
    ...forAll('200'),
    nobody: unauthenticated,
    malformed: unauthenticated,
    expired: unauthenticated,
    otherIssuer: unauthenticated,
    suspended: '403 account_suspended',
    deleted: '403 account_deleted',
    // A role gives no rights outside its own calls.
    ...(others.stranger && { editor: others.stranger, moderator: others.stranger, admin: others.stranger }),
    ...others,
  };
}

/** A valid token suffices, even before there is an account. */
export const forSignedIn = (answer: ExpectedAnswer) =>
  forMembers({
    ...Object.fromEntries(callers.slice(4).map((caller) => [caller, answer])),
    deleted: '403 account_deleted',
  });

/** Moderators and admins may call it. */
export function forTeam(others: Partial<Row> = {}): Row {
  const team: Partial<Row> = {
    stranger: forbidden,
    blocked: forbidden,
    connection: forbidden,
    owner: forbidden,
    editor: forbidden,
  };
  return forMembers({ ...team, moderator: '200', admin: '200', ...others });
}

export const forEditors = forTeam({ editor: '200' });

export const forAdmins = forTeam({ moderator: forbidden });

/** Suspended users keep their own state, their data, and the way out. */
export const forSuspendedToo = forMembers({ suspended: '200' });

export const aboutOther = (others: Partial<Row> = {}) =>
  forMembers({ blocked: notFound, owner: invalid, ...others });

/** Others see it, and may not change it. */
export const byOwnerAlone = forMembers({ stranger: forbidden, blocked: notFound, connection: forbidden });

/** Others do not learn that it exists. */
export const ofOwnerAlone = forMembers({ stranger: notFound, blocked: notFound, connection: notFound });

export const inChat = aboutOther({ stranger: '403 not_connected' });
