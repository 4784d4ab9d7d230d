import type { User } from '@aranya/contracts';

export const PEOPLE = 3;

export interface Found {
  word: string;
  users: readonly User[];
}

/** The search also finds similar words. */
const mentions = ({ full_name, username, bio, location }: User, word: string) =>
  [full_name, username, bio, location].some((text) => text.toLowerCase().includes(word));

const canBeFollowed = ({ relation }: User) =>
  !relation.is_self && !relation.blocked && !relation.follows && !relation.followed_by;

/** Chooses three people: one from each search in turn, then suggestions. */
export function choosePeople(found: readonly Found[], suggestions: readonly User[]): User[] {
  const queues = found.map(({ word, users }) => users.filter((user) => mentions(user, word)));
  const rounds = Math.max(0, ...queues.map(({ length }) => length));
  const inTurns = Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? []));
  const byId = new Map<string, User>();
  for (const user of [...inTurns.flat(), ...suggestions]) {
    if (canBeFollowed(user) && !byId.has(user._id)) byId.set(user._id, user);
  }
  return [...byId.values()].slice(0, PEOPLE);
}
