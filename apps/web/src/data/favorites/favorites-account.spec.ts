import fc from 'fast-check';
import {
  leaveAccount,
  noAccount,
  type PendingChange,
  accountChanges,
  recordChange,
  type ShownFavorites,
  takeAnswer,
} from './favorites-account';

type Account = 'asha' | 'bikram';

const entries = { getId: (id: number) => id, findEntry: (id: number) => id };
const TICK_MS = 1000;

/** Behaves as the API does: the latest change of an animal wins. */
class Server {
  readonly accounts = new Map<Account, Map<number, { favorite: boolean; at: number }>>();

  change(account: Account, sent: readonly PendingChange[], now: number) {
    const rows = this.accounts.get(account) ?? new Map<number, { favorite: boolean; at: number }>();
    this.accounts.set(account, rows);
    for (const { id, favorite, at } of sent) {
      const time = Math.min(at, now);
      if (time > (rows.get(id)?.at ?? -1)) rows.set(id, { favorite, at: time });
    }
    const asOf = Math.max(now, ...[...rows.values()].map(({ at }) => at));
    return { favorites: this.listFavorites(account), asOf };
  }

  listFavorites(account: Account): number[] {
    return [...(this.accounts.get(account) ?? [])].flatMap(([id, { favorite }]) => (favorite ? [id] : []));
  }
}

/**
 * Records what people meant: their last choice for each animal by account, and each browser's own favourites.
 */
class Meaning {
  readonly accounts = new Map<Account, Set<number>>();

  set(account: Account, id: number, favorite: boolean): void {
    const ids = this.accounts.get(account) ?? new Set();
    this.accounts.set(account, ids);
    if (favorite) ids.add(id);
    else ids.delete(id);
  }
}

class Device {
  now: ShownFavorites<number> = { state: noAccount, shown: [] };
  session: Account | null = null;
  readonly own = new Set<number>();
  /** The request is sent and not answered yet. */
  private answer: (() => void) | null = null;

  constructor(
    private readonly server: Server,
    private readonly meaning: Meaning,
    private readonly skew: number,
  ) {}

  toggle(id: number, time: number): void {
    const favorite = !this.now.shown.includes(id);
    const { account } = this.now.state;
    if (account === null) {
      if (favorite) this.own.add(id);
      else this.own.delete(id);
    } else this.meaning.set(account as Account, id, favorite);
    const shown = favorite ? [...this.now.shown, id] : this.now.shown.filter((other) => other !== id);
    this.now = { state: recordChange(this.now.state, { id, favorite }, time + this.skew), shown };
  }

  signIn(account: Account): void {
    if (this.session === null) this.session = account;
  }

  signOut(): void {
    this.session = null;
    this.answer = null;
    this.now = leaveAccount(this.now);
    expect(new Set(this.now.shown)).toEqual(this.own);
  }

  /** The answer may be lost, or arrive after other changes. */
  send(time: number): void {
    const { session: account } = this;
    if (account === null) return;
    const sent = this.now.state.account === account ? accountChanges(this.now.state, account) : [];
    const answer = this.server.change(account, sent, time);
    this.answer = () => {
      const before = new Set(accountChanges(this.now.state, account).map(({ id }) => id));
      this.now = takeAnswer(this.now, { account, ...answer, sent, now: time + this.skew }, entries);
      // These favourites enter the account with the first answer.
      for (const { id, favorite } of accountChanges(this.now.state, account))
        if (!before.has(id)) this.meaning.set(account, id, favorite);
    };
  }

  receive(): void {
    this.answer?.();
    this.answer = null;
  }

  sync(time: number): void {
    this.send(time);
    this.receive();
  }
}

const device = fc.integer({ min: 0, max: 1 });
const action = fc.oneof(
  fc.record({ kind: fc.constant('toggle' as const), device, id: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('signIn' as const),
    device,
    account: fc.constantFrom<Account>('asha', 'asha', 'bikram'),
  }),
  fc.record({
    kind: fc.constantFrom('signOut' as const, 'send' as const, 'receive' as const, 'sync' as const),
    device,
  }),
);

test('nothing is lost, nothing comes back, and nothing leaks, whatever two devices do', () => {
  const skew = fc.integer({ min: -5_000_000, max: 5_000_000 });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), skew, skew, (actions, ...skews) => {
      const [server, meaning] = [new Server(), new Meaning()];
      const devices = skews.map((each) => new Device(server, meaning, each));
      let time = 1_800_000_000_000;
      for (const each of actions) {
        time += TICK_MS;
        const on = devices[each.device] as Device;
        if (each.kind === 'toggle') on.toggle(each.id, time);
        else if (each.kind === 'signIn') on.signIn(each.account);
        else if (each.kind === 'signOut') on.signOut();
        else if (each.kind === 'send') on.send(time);
        else if (each.kind === 'receive') on.receive();
        else on.sync(time);
      }
      // In the end everybody signs in on every browser once more, with a network.
      const both = ['asha', 'bikram'] as const;
      for (let round = 0; round < 2; round += 1)
        for (const account of both)
          for (const on of devices) {
            on.signOut();
            on.signIn(account);
            for (let call = 0; call < 2; call += 1) on.sync((time += TICK_MS));
          }
      for (const account of both) {
        const meant = meaning.accounts.get(account) ?? new Set();
        expect(new Set(server.listFavorites(account))).toEqual(meant);
        for (const on of devices) {
          on.signOut();
          on.signIn(account);
          on.sync((time += TICK_MS));
          expect(new Set(on.now.shown)).toEqual(meant);
          expect(accountChanges(on.now.state, account)).toEqual([]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

describe('one browser', () => {
  const server = (favorites: number[], asOf = 5000) => ({
    account: 'asha',
    favorites,
    asOf,
    sent: [],
    now: 1000,
  });
  const visitor = (shown: number[]): ShownFavorites<number> => ({ state: noAccount, shown });

  test('a first sign-in shows both lists and sends what only the browser had', () => {
    const { state, shown } = takeAnswer(visitor([1, 2]), server([2, 3]), entries);
    expect(shown).toEqual([2, 3, 1]);
    expect(state.pending.map(({ id, favorite }) => [id, favorite])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(state.pending.every(({ at }) => at > 5000)).toBe(true);
  });

  test('after signing out the own favourites are back, and a next account gets only these', () => {
    const asha = takeAnswer(visitor([1]), server([3]), entries);
    const left = leaveAccount(asha);
    expect(left.shown).toEqual([1]);
    const bikram = takeAnswer(left, { ...server([]), account: 'bikram' }, entries);
    expect(bikram.shown).toEqual([1]);
    expect(bikram.state.pending.filter(({ account }) => account === 'bikram')).toHaveLength(1);
  });

  test('another account without a sign-out between sees nothing of the first', () => {
    const asha = takeAnswer(visitor([1]), server([3]), entries);
    const bikram = takeAnswer(asha, { ...server([4]), account: 'bikram' }, entries);
    expect(bikram.shown).toEqual([4, 1]);
  });

  test('what the account removed is not given to it again by the next sign-in', () => {
    const first = takeAnswer(visitor([1]), server([]), entries);
    const confirmed = takeAnswer(first, { ...server([1]), sent: first.state.pending }, entries);
    const removed = leaveAccount(takeAnswer(confirmed, server([], 6000), entries));
    expect(takeAnswer(removed, server([], 7000), entries)).toMatchObject({
      shown: [],
      state: { pending: [] },
    });
  });

  test('what a visitor chooses again is new', () => {
    const left = leaveAccount(takeAnswer(visitor([1]), server([]), entries));
    const again = { state: recordChange(left.state, { id: 1, favorite: false }, 1000), shown: [1] };
    expect(
      takeAnswer({ ...again, state: { ...again.state, pending: [] } }, server([]), entries).shown,
    ).toEqual([1]);
  });

  test('a change while the answer was on its way is kept', () => {
    const first = takeAnswer(visitor([1]), server([]), entries);
    const sent = first.state.pending;
    const changed = { state: recordChange(first.state, { id: 1, favorite: false }, 2000), shown: [] };
    const after = takeAnswer(changed, { ...server([1]), sent }, entries);
    expect(after.shown).toEqual([]);
    expect(after.state.pending).toMatchObject([{ id: 1, favorite: false }]);
  });

  test('what the catalogue does not know is left out, and stays on the server', () => {
    const { shown, state } = takeAnswer(visitor([]), server([9]), { ...entries, findEntry: () => undefined });
    expect([shown, state.pending]).toEqual([[], []]);
  });
});
