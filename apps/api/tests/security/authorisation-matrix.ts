import { listCallAccess } from '@aranya/contracts';

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
const notFound: ExpectedAnswer = '404 not_found';
const invalid: ExpectedAnswer = '400 invalid_input';
const forbidden: ExpectedAnswer = '403 forbidden';
const conflict: ExpectedAnswer = '409 conflict';

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
function forAll(answer: ExpectedAnswer): Row {
  return Object.fromEntries(callers.map((caller) => [caller, answer])) as Row;
}

/** Needs an account that is not suspended; `others` differ from 200. */
function forMembers(others: Partial<Row> = {}): Row {
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
const forSignedIn = (answer: ExpectedAnswer) =>
  forMembers({
    ...Object.fromEntries(callers.slice(4).map((caller) => [caller, answer])),
    deleted: '403 account_deleted',
  });

/** Moderators and admins may call it. */
function forTeam(others: Partial<Row> = {}): Row {
  const team: Partial<Row> = {
    stranger: forbidden,
    blocked: forbidden,
    connection: forbidden,
    owner: forbidden,
    editor: forbidden,
  };
  return forMembers({ ...team, moderator: '200', admin: '200', ...others });
}

const forEditors = forTeam({ editor: '200' });

const forAdmins = forTeam({ moderator: forbidden });

/** Suspended users keep their own state, their data, and the way out. */
const forSuspendedToo = forMembers({ suspended: '200' });

const aboutOther = (others: Partial<Row> = {}) =>
  forMembers({ blocked: notFound, owner: invalid, ...others });

/** Others see it, and may not change it. */
const byOwnerAlone = forMembers({ stranger: forbidden, blocked: notFound, connection: forbidden });

/** Others do not learn that it exists. */
const ofOwnerAlone = forMembers({ stranger: notFound, blocked: notFound, connection: notFound });

const inChat = aboutOther({ stranger: '403 not_connected' });

export const matrix: Record<string, Row> = {
  'GET /api/user/data': forSuspendedToo,
  'GET /api/user/export': forSuspendedToo,
  // The only admin.
  'POST /api/user/delete': forMembers({ suspended: '200', admin: conflict }),
  'POST /api/user/record-licence': forMembers(),
  'GET /api/user/darwin-core': forMembers(),
  'POST /api/user/update': forMembers(),
  'POST /api/user/discover': forMembers(),
  'POST /api/user/named': forMembers(),
  'POST /api/user/profiles': forMembers({ blocked: notFound }),
  'POST /api/user/likes': forMembers({ blocked: notFound }),
  'GET /api/user/privacy': forMembers(),
  'POST /api/user/privacy': forMembers(),

  'GET /api/user/connections': forMembers(),
  'POST /api/user/follow': aboutOther(),
  'POST /api/user/unfollow': aboutOther(),
  'POST /api/user/connect': aboutOther(),
  'POST /api/user/accept': aboutOther({ stranger: notFound }),
  'POST /api/user/decline': aboutOther({ connection: '409 conflict' }),
  'POST /api/user/cancel': aboutOther({ connection: '409 conflict' }),
  'POST /api/user/disconnect': aboutOther(),
  'POST /api/user/remove-follower': aboutOther(),

  'GET /api/post/feed': forMembers(),
  'POST /api/post/add': forMembers(),
  'POST /api/post/get': forMembers({ blocked: notFound }),
  'POST /api/post/tagged': forMembers(),
  'POST /api/post/like': forMembers({ blocked: notFound }),
  'POST /api/post/delete': byOwnerAlone,
  'POST /api/post/edit': byOwnerAlone,
  'POST /api/post/edit/images': byOwnerAlone,
  'POST /api/post/history': forMembers({ blocked: notFound }),
  'POST /api/post/history/remove': byOwnerAlone,

  'POST /api/bookmarks/set': forMembers({ blocked: notFound }),
  'POST /api/bookmarks/list': ofOwnerAlone,
  'GET /api/bookmarks/collections': forMembers(),
  'POST /api/bookmarks/collections/add': forMembers(),
  'POST /api/bookmarks/collections/rename': ofOwnerAlone,
  'POST /api/bookmarks/collections/remove': ofOwnerAlone,

  'GET /api/drafts': forMembers(),
  // Others have no such draft: one with its id cannot be added.
  'POST /api/drafts/save': forMembers({ stranger: conflict, blocked: conflict, connection: conflict }),
  'POST /api/drafts/remove': forMembers(),

  'POST /api/alt-texts/suggest': forMembers({ blocked: notFound, owner: invalid }),
  'POST /api/alt-texts/list': forMembers(),
  // A suggestion of the connection for the post of the owner.
  'POST /api/alt-texts/take': forMembers({ stranger: notFound, blocked: notFound, connection: notFound }),
  'POST /api/alt-texts/remove': forMembers({ stranger: notFound, blocked: notFound }),
  'POST /api/sightings/all': forMembers(),
  'POST /api/sightings/species': forMembers(),
  'POST /api/sightings/park': forMembers(),
  'POST /api/sightings/cell': forMembers(),
  'POST /api/sightings/map': forMembers(),
  'GET /api/sightings/summary': forAll('200'),
  'GET /api/sightings/latest': forAll('200'),
  // The owner shows the exact place to the connection.
  'POST /api/place-shares/list': byOwnerAlone,
  'POST /api/place-shares/give': byOwnerAlone,
  'POST /api/place-shares/take-back': byOwnerAlone,
  'POST /api/place-shares/mine': forMembers(),
  'POST /api/place-shares/look': forMembers({ stranger: notFound, blocked: notFound, owner: notFound }),
  // The owner shares it with connections.
  'POST /api/life-list/get': forMembers({ stranger: notFound, blocked: notFound }),
  'POST /api/life-list/add': forMembers(),
  'POST /api/life-list/change': ofOwnerAlone,
  'POST /api/life-list/remove': forMembers(),
  'POST /api/life-list/targets': forMembers(),
  'POST /api/life-list/visibility': forMembers(),
  'POST /api/life-list/import/match': forMembers(),
  'POST /api/life-list/import/add': forMembers(),
  'POST /api/life-list/import/undo': forMembers(),
  'GET /api/life-list/imports': forMembers(),
  'POST /api/topics/follow': forMembers(),
  'POST /api/topics/unfollow': forMembers(),
  'GET /api/topics': forMembers(),
  'POST /api/topics/posts': forMembers(),
  'GET /api/user/favorites': forMembers(),
  'POST /api/user/favorites': forMembers(),
  // On their own post the owner gives their own word.
  'POST /api/identifications/suggest': forMembers({ blocked: notFound, owner: forbidden }),
  'POST /api/identifications/withdraw': forMembers({ blocked: notFound, owner: forbidden }),
  'POST /api/identifications/own-word': byOwnerAlone,
  'POST /api/identifications/list': forMembers({ blocked: notFound }),
  'POST /api/identifications/asking': forMembers(),
  'POST /api/identifications/of-species': forMembers(),

  'POST /api/comments/list': forMembers({ blocked: notFound }),
  'POST /api/comments/answers': forMembers({ blocked: notFound }),
  'POST /api/comments/get': forMembers({ blocked: notFound }),
  'POST /api/comments/add': forMembers({ blocked: notFound }),
  'POST /api/comments/like': forMembers({ blocked: notFound }),
  'POST /api/comments/delete': byOwnerAlone,
  'POST /api/post/watch': forMembers({ blocked: notFound }),

  'GET /api/notifications': forMembers(),
  'GET /api/notifications/unread': forMembers(),
  'POST /api/notifications/read': forMembers(),
  'GET /api/notifications/settings': forMembers(),
  'POST /api/notifications/settings': forMembers(),

  'GET /api/push/key': forMembers(),
  'POST /api/push/subscribe': forMembers(),
  'POST /api/push/unsubscribe': forMembers(),

  'POST /api/user/mute': aboutOther(),
  'POST /api/user/unmute': aboutOther(),
  'GET /api/user/muted': forMembers(),
  'POST /api/user/is-muted': forMembers({ blocked: notFound }),
  'POST /api/user/mute-word': forMembers(),
  'POST /api/user/unmute-word': forMembers(),
  'GET /api/user/muted-words': forMembers(),

  'GET /api/user/recent-messages': forMembers(),
  'GET /api/user/former-chats': forMembers(),
  'GET /api/messages/chats': forMembers(),
  'POST /api/messages/get': inChat,
  'POST /api/messages/send': inChat,
  'POST /api/messages/seen': inChat,
  // A message of the owner to the caller; to the connection where the caller has none.
  'POST /api/messages/delete': forMembers({ stranger: notFound, blocked: notFound, connection: forbidden }),
  'GET /api/messages/:userId': forMembers({ stranger: forbidden, blocked: forbidden, connection: forbidden }),

  'POST /api/user/block': aboutOther({ blocked: '200' }),
  'POST /api/user/unblock': aboutOther(),
  'GET /api/user/blocked': forMembers(),
  // People who are blocked can report what they have seen before.
  'POST /api/report': forMembers({ owner: invalid }),
  'GET /api/reports': forMembers(),

  'GET /api/appeals': forSuspendedToo,
  // Against the hidden post of the owner.
  'POST /api/appeals/add': forMembers({
    stranger: notFound,
    blocked: notFound,
    connection: notFound,
    suspended: notFound,
  }),
  'GET /api/admin/overview': forTeam(),
  'GET /api/admin/reports': forTeam(),
  'GET /api/admin/reports/:id': forTeam(),
  'POST /api/admin/reports/close': forTeam(),
  'POST /api/admin/reports/reopen': forTeam(),
  'POST /api/admin/content/remove': forTeam(),
  'POST /api/admin/content/restore': forTeam(),
  'POST /api/admin/members/remove-parts': forTeam(),
  'GET /api/admin/members': forTeam(),
  'GET /api/admin/members/:id': forTeam(),
  'POST /api/admin/members/suspend': forTeam(),
  'POST /api/admin/members/lift': forTeam(),
  'POST /api/admin/members/role': forAdmins,
  'GET /api/entry': forAll('200'),
  'POST /api/entry/invitation': forAll('200'),
  'POST /api/entry/join': forSignedIn('200'),
  'GET /api/entry/request': forSignedIn('200'),
  // All of them are members, or were.
  'POST /api/entry/request': forSignedIn(conflict),
  'POST /api/entry/request/withdraw': forSignedIn('200'),
  'POST /api/admin/entry': forAdmins,
  'GET /api/admin/invitations': forAdmins,
  'GET /api/admin/invitations/:id': forAdmins,
  'POST /api/admin/invitations': forAdmins,
  'POST /api/admin/invitations/revoke': forAdmins,
  'GET /api/admin/join-requests': forTeam(),
  'POST /api/admin/join-requests/decide': forTeam(),
  'GET /api/user/tokens': forMembers(),
  'POST /api/user/tokens': forMembers(),
  'POST /api/user/tokens/revoke': forMembers(),
  'GET /api/rules': forAll('200'),
  'POST /api/rules/accept': forMembers(),
  'GET /api/admin/rules': forAdmins,
  'POST /api/admin/rules': forAdmins,
  'GET /api/admin/appeals': forTeam(),
  'POST /api/admin/appeals/decide': forTeam(),
  'GET /api/admin/photos': forTeam(),
  'POST /api/admin/photos/feature': forTeam(),
  'GET /api/admin/names': forTeam(),
  'POST /api/admin/names/settle': forTeam(),
  'POST /api/admin/names/reopen': forTeam(),
  'GET /api/corrections/facts': forMembers(),
  'POST /api/corrections': forMembers(),
  'GET /api/corrections': forMembers(),
  'POST /api/corrections/withdraw': ofOwnerAlone,
  'GET /api/admin/corrections': forEditors,
  'POST /api/admin/corrections/decide': forEditors,
  'GET /api/admin/contact': forAdmins,
  'POST /api/admin/contact/handle': forAdmins,
  'POST /api/admin/contact/delete': forAdmins,
  'GET /api/admin/site': forAdmins,
  'POST /api/admin/site/save': forAdmins,
  'POST /api/admin/site/logo': forAdmins,
  'GET /api/admin/counts': forTeam(),
  'GET /api/admin/log': forTeam(),

  'GET /api/guests/posts/:postId': forAll('200'),
  'GET /api/news': forAll('200'),
  'GET /api/live-tracks': forAll('200'),
  'GET /api/species': forAll('200'),
  'GET /api/species/:slug': forAll('200'),
  'GET /api/parks': forAll('200'),
  'GET /api/parks/:slug': forAll('200'),
  'GET /api/places': forAll('200'),
  'GET /api/places/:slug': forAll('200'),
  'GET /api/species-photos': forAll('200'),
  'GET /api/taxa': forAll('200'),
  'GET /api/taxa/datasets': forAll('200'),
  'GET /api/taxa/:taxon': forAll('200'),
  'POST /api/contact': forAll('200'),
  'GET /api/settings': forAll('200'),
  'GET /api/site': forAll('200'),
  'GET /api/health': forAll('200'),
  'GET /api/health/live': forAll('200'),
  'GET /api/health/ready': forAll('200'),
};

export const outside: Record<string, Row> = {
  'GET /api/openapi.json': forAll('200'),
  'GET /api/docs': forAll('200'),
  'GET /api/docs/:script': forAll(notFound),
  'OPTIONS *': forAll(invalid),
  'GET /media/:key': forAll('200'),
  'GET /media/:key#of a hidden post': forAll(notFound),
  // Image elements cannot send tokens: the address itself is the right to see the picture.
  'GET /api/messages/:messageId/picture#address of the connection': forAll('200'),
  'GET /api/messages/:messageId/picture#address of the blocked': forAll(notFound),
  'GET /api/messages/:messageId/picture#unsigned': forAll(forbidden),
  'GET /api/admin/evidence/:evidenceId/:position#address of the moderator': forAll('200'),
  'GET /api/admin/evidence/:evidenceId/:position#address of a former moderator': forAll(forbidden),
  'GET /api/admin/evidence/:evidenceId/:position#unsigned': forAll(forbidden),
  'GET /media/news': forAll(forbidden),
  'GET /media/logo/:hash/:file': forAll(notFound),
  'GET /media/colours/:file': forAll('200'),
  'GET /media/sign-in/:userId': forAll(notFound),
  'GET /api/guests/posts/:postId#hidden': forAll(notFound),
  'GET /api/embed/posts/:postId': forAll('200'),
  'GET /api/oembed': forAll('200'),
  'GET /api/oembed#of a hidden post': forAll(notFound),
  'GET /api/feeds/club.atom': forAll('200'),
  'GET /api/feeds/club.json': forAll('200'),
  'GET /api/feeds/news.atom': forAll('200'),
  'GET /api/feeds/news.json': forAll('200'),
  'GET /api/feeds/member/:file': forAll('200'),
  'GET /api/feeds/member/:file#of a member who has not opened it': forAll(notFound),
  'GET /api/feeds/species/:file': forAll('200'),
  'GET /api/feeds/park/:file': forAll('200'),
  'GET /.well-known/security.txt': forAll('200'),
  'GET /sw.js': forAll('200'),
  'GET /app-shell': forAll('200'),
  'GET /community/messages/:userId': forAll('200'),
  'GET /community/profile/:profileId': forAll('200'),
  'GET /community/life-list/:profileId': forAll('200'),
  'GET /community/post/:postId': forAll('200'),
  // The page alone: what it shows comes by calls.
  'GET /community/admin/members/:id': forAll('200'),
  'GET /community/admin/reports/:id': forAll('200'),
  'GET /community/tag/*': forAll('200'),
  'GET /community/sightings/species/:species': forAll('200'),
  'GET /community/sightings/park/:park': forAll('200'),
  'GET /community/sightings/cell/:cell': forAll('200'),
  'GET /live-tracking/recent/:id': forAll('200'),
  'GET /areas/:area': forAll('200'),
  'GET /join/:token': forAll('200'),
  'GET /taxa/:taxon': forAll('200'),
  'GET /*': forAll('200'),
};
