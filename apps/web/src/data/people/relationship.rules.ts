import type { ConnectionList, Relationship, User } from '@aranya/contracts';

/** The relationship can change here; actors of notifications are people too. */
export type Person = Pick<User, '_id' | 'full_name' | 'relation'>;

export type RelationshipAction =
  'follow' | 'unfollow' | 'connect' | 'accept' | 'decline' | 'cancel' | 'disconnect' | 'removeFollower';

/** The specification (section 6) disables the button here, though the API allows the call. */
export function isFollowDisabled({ followed_by }: Relationship): boolean {
  return followed_by;
}

export function relationshipAfter(action: RelationshipAction, relationship: Relationship): Relationship {
  switch (action) {
    case 'follow':
      return { ...relationship, follows: true };
    case 'unfollow':
      return { ...relationship, follows: false };
    case 'removeFollower':
      return { ...relationship, followed_by: false };
    case 'connect':
      // Mutual requests connect.
      return { ...relationship, connection: relationship.connection === 'none' ? 'outgoing' : 'connected' };
    case 'accept':
      return { ...relationship, connection: 'connected' };
    case 'decline':
    case 'cancel':
    case 'disconnect':
      return { ...relationship, connection: 'none' };
  }
}

export function withRelationship(person: User, after: Relationship): User {
  const { relation } = person;
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

export function memberships(relationship: Relationship): Record<ConnectionList, boolean> {
  return {
    followers: relationship.followed_by,
    following: relationship.follows,
    pendingConnections: relationship.connection === 'incoming',
    sentRequests: relationship.connection === 'outgoing',
    connections: relationship.connection === 'connected',
  };
}
