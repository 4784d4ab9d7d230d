/** An unconfirmed change of one favourite. Ids name the animals. */
export interface PendingChange {
  account: string;
  id: number;
  favorite: boolean;
  /** Epoch ms by the server's clock; an animal's latest change wins. */
  at: number;
}

/**
 * Relates this browser's favourites to an account. The visitor's own are set aside meanwhile and return on
 * sign-out; the account's do not stay.
 */
export interface FavoritesAccount<Entry> {
  /** Null for the visitor's own. */
  account: string | null;
  visitor: readonly Entry[];
  /** Changes wait here until their account signs in again. */
  pending: readonly PendingChange[];
  /** Received by each account, so that nothing is added twice. */
  merged: Readonly<Record<string, readonly number[]>>;
  /** Milliseconds from our clock to the server's. */
  offset: number;
  /** Epoch ms of the server's latest answer. */
  asOf: number;
}

export interface ShownFavorites<Entry> {
  state: FavoritesAccount<Entry>;
  shown: readonly Entry[];
}

export interface FavoritesAnswer {
  account: string;
  favorites: readonly number[];
  asOf: number;
  /** Confirmed by the answer. */
  sent: readonly PendingChange[];
  /** Epoch ms by our clock. */
  now: number;
}

interface Entries<Entry> {
  /** Returns undefined for an unreadable entry. */
  getId: (entry: Entry) => number | undefined;
  findEntry: (id: number) => Entry | undefined;
}

export const noAccount: FavoritesAccount<never> = {
  account: null,
  visitor: [],
  pending: [],
  merged: {},
  offset: 0,
  asOf: 0,
};

/** Returns a time later than any known here, even if the clock is wrong. */
function nextTimestamp<Entry>({ offset, asOf, pending }: FavoritesAccount<Entry>, now: number): number {
  return Math.max(Math.round(now + offset), asOf + 1, ...pending.map(({ at }) => at + 1));
}

function withChange<Entry>(
  state: FavoritesAccount<Entry>,
  account: string,
  change: { id: number; favorite: boolean },
  now: number,
): FavoritesAccount<Entry> {
  const at = nextTimestamp(state, now);
  const others = state.pending.filter((other) => other.account !== account || other.id !== change.id);
  return { ...state, pending: [...others, { account, ...change, at }] };
}

export function recordChange<Entry>(
  state: FavoritesAccount<Entry>,
  change: { id: number; favorite: boolean },
  now: number,
): FavoritesAccount<Entry> {
  if (state.account !== null) return withChange(state, state.account, change, now);
  if (change.favorite) return state;
  const merged = Object.entries(state.merged).map(
    ([account, ids]) => [account, ids.filter((id) => id !== change.id)] as const,
  );
  return { ...state, merged: Object.fromEntries(merged) };
}

/** Restores the visitor's own favourites after sign-out. */
export function leaveAccount<Entry>({ state, shown }: ShownFavorites<Entry>): ShownFavorites<Entry> {
  if (state.account === null) return { state, shown };
  return { state: { ...state, account: null, visitor: [] }, shown: state.visitor };
}

function enterAccount<Entry>(
  before: ShownFavorites<Entry>,
  account: string,
  getId: Entries<Entry>['getId'],
  now: number,
): ShownFavorites<Entry> {
  if (before.state.account === account) return before;
  const { state, shown } = leaveAccount(before);
  const ids = [...new Set(shown.flatMap((entry) => getId(entry) ?? []))];
  const given = new Set(state.merged[account]);
  const entered: FavoritesAccount<Entry> = {
    ...state,
    account,
    visitor: shown,
    merged: { ...state.merged, [account]: ids },
  };
  return {
    state: ids
      .filter((id) => !given.has(id))
      .reduce((next, id) => withChange(next, account, { id, favorite: true }, now), entered),
    shown,
  };
}

export function accountChanges<Entry>(
  { pending }: Pick<FavoritesAccount<Entry>, 'pending'>,
  account: string,
): PendingChange[] {
  return pending.filter((change) => change.account === account);
}

const isSame = (a: PendingChange, b: PendingChange) =>
  a.account === b.account && a.id === b.id && a.at === b.at;

/** Shows the server's list with this browser's unconfirmed changes. */
export function takeAnswer<Entry>(
  before: ShownFavorites<Entry>,
  { account, favorites, asOf, sent, now }: FavoritesAnswer,
  { getId, findEntry }: Entries<Entry>,
): ShownFavorites<Entry> {
  const clock = { offset: asOf - now, asOf: Math.max(asOf, before.state.asOf) };
  const entered = enterAccount({ ...before, state: { ...before.state, ...clock } }, account, getId, now);
  const pending = entered.state.pending.filter((change) => !sent.some((other) => isSame(change, other)));
  const state = { ...entered.state, pending };

  const ids = new Set(favorites);
  for (const { id, favorite } of accountChanges(state, account)) {
    if (favorite) ids.add(id);
    else ids.delete(id);
  }
  const known = new Map(entered.shown.map((entry) => [getId(entry), entry]));
  return { state, shown: [...ids].flatMap((id) => known.get(id) ?? findEntry(id) ?? []) };
}
