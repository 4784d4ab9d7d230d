import { limits, reportSubjects } from '@aranya/contracts';
import { authorizeDays, authorizeLifeList } from '../../src/members/life-list/life-list.policy';
import { authorizeLikes } from '../../src/members/users/privacy';
import { authorizeMute, authorizeMuteWord, selfMuteError } from '../../src/members/mutes/mutes.policy';
import * as people from '../../src/people/relationship.policy';
import * as messages from '../../src/messages/messages.policy';
import * as safety from '../../src/moderation/safety/safety.policy';
import type { AppError } from '../../src/platform/plugins/errors';
import { authorizeRemove, authorizeSuggest, authorizeTake } from '../../src/posts/alt-texts/alt-texts.policy';
import { authorizeCommentDelete, authorizeCommentLike } from '../../src/posts/comments/comments.policy';
import {
  authorizeList,
  authorizeOwnWord,
  authorizeSuggestion,
} from '../../src/posts/identifications/identifications.policy';
import { assertMayBeAnimals } from '../../src/posts/sightings/assert-known';
import {
  authorizeGive,
  authorizeMember,
  authorizeShares,
} from '../../src/posts/place-shares/place-shares.policy';
import { authorizeDelete, authorizeEdit, authorizeSeeing } from '../../src/posts/posts.policy';
import { sightingError } from '../../src/posts/sightings/sightings.policy';

type Case = readonly [name: string, error: AppError | null, code: string | undefined];
const check = (cases: readonly Case[]) =>
  test.each(cases)('%s', (_name, error, code) => expect(error?.code).toBe(code));

const ME = 'me';
const mine = { authorId: ME, visible: true };
const theirs = { authorId: 'mira', visible: true };
const hidden = { authorId: 'mira', visible: false };
const mineHidden = { authorId: ME, visible: false };

describe('posts', () => {
  check([
    ['a post can be seen', authorizeSeeing(theirs), undefined],
    ['a hidden post cannot be seen', authorizeSeeing(hidden), 'not_found'],
    ['no post cannot be seen', authorizeSeeing(null), 'not_found'],
  ]);
  for (const [act, authorize] of Object.entries({ edit: authorizeEdit, delete: authorizeDelete })) {
    check([
      [`authors ${act} their posts`, authorize(mine, ME), undefined],
      [`authors ${act} their hidden posts`, authorize(mineHidden, ME), undefined],
      [`others do not ${act} posts`, authorize(theirs, ME), 'forbidden'],
      [`nobody can ${act} posts that they do not see`, authorize(hidden, ME), 'not_found'],
      [`nobody can ${act} no post`, authorize(null, ME), 'not_found'],
    ]);
  }
});

describe('comments', () => {
  const comment = (authorId: string | null, postAuthorId: string, visible = true) =>
    authorizeCommentDelete({ authorId, postAuthorId, visible }, ME);
  check([
    ['are liked', authorizeCommentLike({ visible: true }), undefined],
    ['are not liked unseen', authorizeCommentLike({ visible: false }), 'not_found'],
    ['are not liked when they are gone', authorizeCommentLike(null), 'not_found'],
    ['are deleted by their authors', comment(ME, 'mira'), undefined],
    ['are deleted by the author of the post', comment('mira', ME), undefined],
    ['of nobody are deleted by the author of the post', comment(null, ME), undefined],
    ['of others are not deleted', comment('mira', 'mira'), 'forbidden'],
    ['are not deleted unseen', comment(ME, ME, false), 'not_found'],
    ['are not deleted twice', authorizeCommentDelete(null, ME), 'not_found'],
  ]);
});

describe('descriptions of pictures', () => {
  const picture = { ...theirs, exists: true };
  const suggested = { authorId: ME, suggesterId: 'mira', visible: true };
  const made = { authorId: 'mira', suggesterId: ME, visible: false };
  check([
    ['are suggested to others', authorizeSuggest(picture, ME), undefined],
    ['are not suggested to oneself', authorizeSuggest({ ...picture, authorId: ME }, ME), 'invalid_input'],
    ['need a picture', authorizeSuggest({ ...picture, exists: false }, ME), 'not_found'],
    ['need a post that is seen', authorizeSuggest({ ...picture, visible: false }, ME), 'not_found'],
    ['need a post', authorizeSuggest(null, ME), 'not_found'],
    ['are taken by the author', authorizeTake(suggested, ME), undefined],
    ['are not taken unseen', authorizeTake({ ...suggested, visible: false }, ME), 'not_found'],
    ['are not taken by others', authorizeTake({ ...suggested, authorId: 'arun' }, ME), 'not_found'],
    ['are not taken when they are gone', authorizeTake(null, ME), 'not_found'],
    ['are removed by who made them, even unseen', authorizeRemove(made, ME), undefined],
    ['are removed by the author', authorizeRemove(suggested, ME), undefined],
    ['are not removed by others', authorizeRemove({ ...suggested, authorId: 'arun' }, ME), 'not_found'],
    ['are not removed twice', authorizeRemove(null, ME), 'not_found'],
  ]);
});

describe('the exact place of a post', () => {
  const place = { hidden: false, hasProtectedPlace: true };
  const own = { ...mine, ...place };
  for (const [act, authorize] of Object.entries({
    share: authorizeGive,
    'see the shares of': authorizeShares,
  })) {
    check([
      [`authors ${act} it`, authorize(own, ME), undefined],
      [`others do not ${act} it`, authorize({ ...theirs, ...place }, ME), 'forbidden'],
      [`nobody can ${act} it unseen`, authorize({ ...hidden, ...place }, ME), 'not_found'],
      [`nobody can ${act} that of no post`, authorize(null, ME), 'not_found'],
    ]);
  }
  check([
    ['is not shared while moderators hide the post', authorizeGive({ ...own, hidden: true }, ME), 'conflict'],
    ['is not shared where it is open', authorizeGive({ ...own, hasProtectedPlace: false }, ME), 'conflict'],
    ['is shared with 20', authorizeMember({ suspended: false }, limits.placeShares - 1), undefined],
    ['is not shared with 21', authorizeMember({ suspended: false }, limits.placeShares), 'conflict'],
    ['is not shared with the suspended', authorizeMember({ suspended: true }, 0), 'not_found'],
  ]);
});

describe('what a post shows', () => {
  const asking = { ...theirs, asks: true };
  const own = { ...mine, asks: true };
  const told = { ...theirs, asks: false };
  for (const [act, authorize] of Object.entries({ suggest: authorizeSuggestion, settle: authorizeOwnWord })) {
    check([
      [`nobody can ${act} where nobody asks`, authorize(told, ME), 'conflict'],
      [`nobody can ${act} unseen`, authorize({ ...asking, visible: false }, ME), 'not_found'],
      [`nobody can ${act} for no post`, authorize(null, ME), 'not_found'],
    ]);
  }
  check([
    ['is listed', authorizeList(asking), undefined],
    ['is suggested by others', authorizeSuggestion(asking, ME), undefined],
    ['is not suggested by the author', authorizeSuggestion(own, ME), 'forbidden'],
    ['is settled by the author', authorizeOwnWord(own, ME), undefined],
    ['is not settled by others', authorizeOwnWord(asking, ME), 'forbidden'],
  ]);

  test('is a species of the catalogue, or may be another animal', () => {
    expect(() => assertMayBeAnimals(['bengal-tiger', 'taxon-7'], 'species')).not.toThrow();
    expect(() => assertMayBeAnimals(['yeti'], 'species')).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    );
  });
});

describe('relationships', () => {
  const stranger: people.Relationship = {
    name: 'Mira',
    follows: false,
    followedBy: false,
    blocked: false,
    blockedBy: false,
    connection: 'none',
  };
  const blocking = { ...stranger, blockedBy: true };
  const act = (action: people.RelationshipAction, connection: people.Relationship['connection']) =>
    people.authorizeAction(action, { ...stranger, connection });
  check([
    ['a person is seen', people.authorizeView(stranger), undefined],
    ['nobody is not found', people.authorizeView({ ...stranger, name: null }), 'not_found'],
    ['whom one blocks is blocked', people.authorizeView({ ...stranger, blocked: true }), 'blocked'],
    ['who blocks one is not found', people.authorizeView(blocking), 'not_found'],
    ['nobody acts past a block', people.authorizeAction('follow', { ...stranger, blocked: true }), 'blocked'],
    ['a request is accepted', act('accept', 'incoming'), undefined],
    ['accepting twice is fine', act('accept', 'connected'), undefined],
    ['nobody accepts their own request', act('accept', 'outgoing'), 'forbidden'],
    ['no request is accepted', act('accept', 'none'), 'not_found'],
    ['a request is declined', act('decline', 'incoming'), undefined],
    ['the connected are not declined', act('decline', 'connected'), 'conflict'],
    ['a request is cancelled', act('cancel', 'outgoing'), undefined],
    ['the connected are not cancelled', act('cancel', 'connected'), 'conflict'],
    ['the connected part', act('disconnect', 'connected'), undefined],
    ['a person is followed', act('follow', 'outgoing'), undefined],
    ['nobody follows themselves', people.selfActionError('follow'), 'invalid_input'],
    ['who blocks one is not muted', authorizeMute({ name: 'Mira', blockedBy: true }), 'not_found'],
    ['nobody is not muted', authorizeMute({ name: null, blockedBy: false }), 'not_found'],
    ['a person is muted', authorizeMute({ name: 'Mira', blockedBy: false }), undefined],
    ['nobody mutes themselves', selfMuteError(), 'invalid_input'],
    ['a word is muted', authorizeMuteWord(limits.mutedWords - 1), undefined],
    ['words have a limit', authorizeMuteWord(limits.mutedWords), 'conflict'],
    ['a person is blocked', safety.authorizeBlock({ name: 'Mira' }), undefined],
    ['nobody is not blocked', safety.authorizeBlock({ name: null }), 'not_found'],
    ['nobody blocks themselves', safety.selfBlockError(), 'invalid_input'],
    ['a block is lifted', safety.authorizeUnblock({ ...stranger, blocked: true }), undefined],
    ['both lift their block', safety.authorizeUnblock({ ...blocking, blocked: true }), undefined],
    ['no block is lifted', safety.authorizeUnblock(stranger), undefined],
    ['the block of another is not told', safety.authorizeUnblock(blocking), 'not_found'],
    ['the block of nobody is not lifted', safety.authorizeUnblock({ ...stranger, name: null }), 'not_found'],
  ]);

  test.each([
    ['follow', 'none', 'You are following Mira'],
    ['unfollow', 'none', 'You no longer follow Mira'],
    ['connect', 'none', 'Request sent to Mira'],
    ['connect', 'outgoing', 'Request sent to Mira'],
    ['connect', 'incoming', 'You and Mira are connected'],
    ['connect', 'connected', 'You and Mira are connected'],
    ['accept', 'incoming', 'You and Mira are connected'],
    ['decline', 'incoming', 'Request declined'],
    ['cancel', 'outgoing', 'Request cancelled'],
    ['disconnect', 'connected', 'You and Mira are no longer connected'],
    ['removeFollower', 'none', 'Mira no longer follows you'],
  ] as const)('after %s with %s comes "%s"', (action, connection, message) => {
    expect(people.successMessage(action, { ...stranger, connection })).toBe(message);
  });

  test('requests have a limit a day, and the answer says when the next may be sent', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    const sent = (count: number, hoursAgo: number) =>
      Array.from({ length: count }, () => new Date(now.getTime() - hoursAgo * 3_600_000));
    expect(people.authorizeRequest(sent(limits.connectionRequestsPerDay - 1, 1), now)).toBeNull();
    const wait = (hoursAgo: number) => {
      const error = people.authorizeRequest(
        [...sent(5, 23.9), ...sent(1, hoursAgo), ...sent(limits.connectionRequestsPerDay - 1, 1)],
        now,
      );
      return [error?.code, error?.headers['retry-after'], /wait (.*) before/.exec(error?.message ?? '')?.[1]];
    };
    expect(wait(22.5)).toEqual(['too_many_requests', '5400', '2 hours']);
    expect(wait(23)).toEqual(['too_many_requests', '3600', 'an hour']);
    expect(wait(24)).toEqual(['too_many_requests', '1', 'an hour']);
  });
});

describe('likes', () => {
  const likes = (visibility: 'private' | 'connections' | 'public' | null, changes = {}) =>
    authorizeLikes({
      ...{ name: 'Mira', blocked: false, blockedBy: false, connection: 'none' as const, visibility },
      ...changes,
    });
  check([
    ['are public', likes('public'), undefined],
    ['are for connections', likes('connections', { connection: 'connected' }), undefined],
    [
      'are not for who is asked for a connection',
      likes('connections', { connection: 'incoming' }),
      'not_found',
    ],
    ['are private', likes('private', { connection: 'connected' }), 'not_found'],
    ['of nobody are not found', likes(null, { name: null }), 'not_found'],
    ['are hidden by a block', likes('public', { blockedBy: true }), 'not_found'],
  ]);
});

describe('life lists', () => {
  const list = (visibility: 'private' | 'connections' | 'public' | null, changes = {}) =>
    authorizeLifeList({
      ...{ name: 'Mira', blocked: false, blockedBy: false, connection: 'none' as const, visibility },
      ...changes,
    });
  const now = new Date('2026-11-23T12:00:00Z');
  const ofDay = (day: string) => authorizeDays([{ species: 'chital', seen_on: day, park: null }], now);
  check([
    ['are public', list('public'), undefined],
    ['are for connections', list('connections', { connection: 'connected' }), undefined],
    ['are not for who asked for a connection', list('connections', { connection: 'outgoing' }), 'not_found'],
    ['are private', list('private', { connection: 'connected' }), 'not_found'],
    ['of nobody are not found', list(null, { name: null }), 'not_found'],
    ['are hidden by a block', list('public', { blocked: true }), 'blocked'],
    ['begin in 1900', ofDay('1900-01-01'), undefined],
    ['do not begin before', ofDay('1899-12-31'), 'invalid_input'],
    ['hold what was seen tomorrow, east of here', ofDay('2026-11-24'), undefined],
    ['hold nothing later', ofDay('2026-11-25'), 'invalid_input'],
  ]);

  test('tell on which side a day is out of range', () => {
    expect(ofDay('1899-12-31')?.fields).toEqual({
      'records.0.seen_on': 'Choose a day after 1899.',
    });
    expect(ofDay('2026-11-25')?.fields).toEqual({
      'records.0.seen_on': 'This day is in the future.',
    });
  });
});

describe('messages', () => {
  const friend = {
    isSelf: false,
    name: 'Mira',
    blocked: false,
    blockedBy: false,
    connected: true,
    hasHistory: false,
  };
  const write = (changes: Partial<messages.ChatRelationship>) =>
    messages.authorizeWrite({ ...friend, ...changes });
  const read = (changes: Partial<messages.ChatRelationship>) =>
    messages.authorizeRead({ ...friend, connected: false, ...changes });
  const remove = (fromId: string | null, toId: string | null, blocked = false) =>
    messages.authorizeDelete({ fromId, toId, blocked }, ME);
  check([
    ['go to connections', write({}), undefined],
    ['do not go to oneself', write({ isSelf: true }), 'invalid_input'],
    ['do not go to nobody', write({ name: null }), 'not_found'],
    ['do not go to whom one blocks', write({ blocked: true }), 'blocked'],
    ['do not tell of a block', write({ blockedBy: true }), 'not_found'],
    ['do not go to strangers', write({ connected: false }), 'not_connected'],
    ['are read after the connection', read({ hasHistory: true }), undefined],
    ['are read after the account', read({ hasHistory: true, name: null }), undefined],
    ['are read of connections', read({ connected: true }), undefined],
    ['of strangers are not read', read({}), 'not_connected'],
    ['of whom one blocks are not read', read({ hasHistory: true, blocked: true }), 'blocked'],
    ['of who blocks one are not read', read({ hasHistory: true, blockedBy: true }), 'not_found'],
    ['to oneself are not read', read({ hasHistory: true, isSelf: true }), 'invalid_input'],
    ['are deleted by who sent them', remove(ME, 'mira'), undefined],
    ['are deleted by who sent them, past a block', remove(ME, 'mira', true), undefined],
    ['are not deleted by who got them', remove('mira', ME), 'forbidden'],
    ['are not told past a block', remove('mira', ME, true), 'not_found'],
    ['of others are not told', remove('mira', 'arun'), 'not_found'],
    ['are not deleted twice', messages.authorizeDelete(null, ME), 'not_found'],
  ]);
});

describe('reports', () => {
  for (const kind of reportSubjects) {
    const report = (ownerId: string | null, recipientId: string) =>
      safety.authorizeReport(kind, { kind, ownerId, recipientId }, ME);
    check([
      [`tell of a ${kind}`, report('mira', ME), undefined],
      [`tell of a ${kind} of a deleted account`, report(null, ME), undefined],
      [`do not tell of one's own ${kind}`, report(ME, 'mira'), 'invalid_input'],
      [
        `tell of a ${kind} of others, but no message`,
        report('mira', 'arun'),
        kind === 'message' ? 'not_found' : undefined,
      ],
      [`need the ${kind}`, safety.authorizeReport(kind, null, ME), 'not_found'],
      [`say that the ${kind} is gone`, safety.subjectGone(kind), 'not_found'],
    ]);
  }
});

describe('sightings', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const yeti = { species: 'yeti', count: 1 };
  const sighting = {
    species: [{ species: 'bengal-tiger', count: null }],
    place: null,
    seen_on: '2026-11-24',
    hide_place: false,
  };
  const seen = (changes: Partial<Parameters<typeof sightingError>[0]>, asks = false) =>
    sightingError({ ...sighting, ...changes }, { asks, now });
  check([
    ['name a species', seen({}), undefined],
    ['name none only where they ask', seen({ species: [] }), 'invalid_input'],
    ['may name none where they ask', seen({ species: [] }, true), undefined],
    ['name species of the catalogue', seen({ species: [...sighting.species, yeti] }), 'invalid_input'],
    ['name parks of the catalogue', seen({ place: { kind: 'park', park: 'atlantis' } }), 'invalid_input'],
    ['may be anywhere', seen({ place: { kind: 'point', lat: 1, lng: 2 } }), undefined],
    ['are not of the future', seen({ seen_on: '2026-11-25' }), 'invalid_input'],
    ['begin in 1900', seen({ seen_on: '1900-01-01' }), undefined],
    ['do not begin before', seen({ seen_on: '1899-12-31' }), 'invalid_input'],
  ]);
});
