import type { Relationship, User } from '@aranya/contracts';
import { samplePerson } from '../../testing/samples';
import {
  isFollowDisabled,
  memberships,
  type RelationshipAction,
  relationshipAfter,
  withRelationship,
} from './relationship.rules';

const nothing: Relationship = {
  is_self: false,
  follows: false,
  followed_by: false,
  connection: 'none',
  blocked: false,
};

test('Follow is disabled for people who follow the current user', () => {
  expect(isFollowDisabled(nothing)).toBe(false);
  expect(isFollowDisabled({ ...nothing, follows: true })).toBe(false);
  expect(isFollowDisabled({ ...nothing, followed_by: true })).toBe(true);
  expect(isFollowDisabled({ ...nothing, follows: true, followed_by: true })).toBe(true);
});

test('requests from both sides connect', () => {
  expect(relationshipAfter('connect', nothing).connection).toBe('outgoing');
  expect(relationshipAfter('connect', { ...nothing, connection: 'incoming' }).connection).toBe('connected');
});

test.each(['decline', 'cancel', 'disconnect'] as const)('%s ends the connection or request', (action) => {
  expect(relationshipAfter(action, { ...nothing, connection: 'connected' }).connection).toBe('none');
});

const personAfter = (action: RelationshipAction, person: User) =>
  withRelationship(person, relationshipAfter(action, person.relation));

test('counts change once and are never negative', () => {
  const person = samplePerson(1, { followers_count: 4, following_count: 1, connections_count: 2 });
  const followed = personAfter('follow', person);
  expect(followed.followers_count).toBe(5);
  expect(personAfter('follow', followed).followers_count).toBe(5);
  expect(personAfter('unfollow', followed).followers_count).toBe(4);
  const follower = { ...person, relation: { ...person.relation, followed_by: true } };
  expect(personAfter('removeFollower', follower).following_count).toBe(0);
  const asked = { ...person, relation: { ...person.relation, connection: 'incoming' as const } };
  expect(personAfter('accept', asked).connections_count).toBe(3);
  expect(personAfter('decline', asked).connections_count).toBe(2);
  const stale = { ...followed, followers_count: 0 };
  expect(personAfter('unfollow', stale).followers_count).toBe(0);
});

test('a relationship decides the lists of a person', () => {
  expect(memberships({ ...nothing, follows: true, connection: 'outgoing' })).toEqual({
    followers: false,
    following: true,
    pendingConnections: false,
    sentRequests: true,
    connections: false,
  });
});
