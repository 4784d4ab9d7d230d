import type { ConnectionList, Relationship, User } from '@aranya/contracts';

/** What the viewer can do with another person; each is a call of the same name. */
export type PersonAct =
  'follow' | 'unfollow' | 'connect' | 'accept' | 'decline' | 'cancel' | 'disconnect' | 'removeFollower';

/**
 * Whether the follow button is disabled: it is when that person already follows the viewer. The specification says so
 * of its screens (section 6); the server itself would let the viewer follow back. The interface says 'Follows you'
 * beside the button, and whom one follows can still be unfollowed among one's connections and in the profile's menu.
 */
export function isFollowDisabled({ followed_by }: Relationship): boolean {
  return followed_by;
}

/** What stands between the two when the server has done it. */
export function relationAfter(act: PersonAct, relation: Relationship): Relationship {
  switch (act) {
    case 'follow':
      return { ...relation, follows: true };
    case 'unfollow':
      return { ...relation, follows: false };
    case 'removeFollower':
      return { ...relation, followed_by: false };
    case 'connect':
      // Where both have asked, they are connected.
      return { ...relation, connection: relation.connection === 'none' ? 'outgoing' : 'connected' };
    case 'accept':
      return { ...relation, connection: 'connected' };
    case 'decline':
    case 'cancel':
    case 'disconnect':
      return { ...relation, connection: 'none' };
  }
}

/** The person as he is afterwards: relation and counts. */
export function personAfter(act: PersonAct, person: User): User {
  const { relation } = person;
  const after = relationAfter(act, relation);
  const step = (now: boolean, before: boolean) => Number(now) - Number(before);
  const connected = (one: Relationship) => one.connection === 'connected';
  const count = (number: number, change: number) => Math.max(0, number + change);
  return {
    ...person,
    relation: after,
    followers_count: count(person.followers_count, step(after.follows, relation.follows)),
    following_count: count(person.following_count, step(after.followed_by, relation.followed_by)),
    connections_count: count(person.connections_count, step(connected(after), connected(relation))),
  };
}

/** In which of the viewer's lists somebody stands. */
export function listsOf(relation: Relationship): Record<ConnectionList, boolean> {
  return {
    followers: relation.followed_by,
    following: relation.follows,
    pendingConnections: relation.connection === 'incoming',
    sentRequests: relation.connection === 'outgoing',
    connections: relation.connection === 'connected',
  };
}
