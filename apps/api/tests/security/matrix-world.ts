import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PERSONAL_TOKEN_PREFIX } from '@aranya/contracts';
import { notifyAccountStatus } from '../../src/people/current-user/account-status';
import { newPictureKey } from '../../src/messages/message-pictures';
import { newId } from '../../src/platform/common/ids';
import {
  appeals,
  collections,
  contactMessages,
  evidencePictures,
  reportEvidence,
  reports,
  roles,
  drafts,
  comments,
  media,
  messageMedia,
  messages,
  personalTokens,
  postImages,
  posts,
  suspensions,
  tombstones,
  users,
} from '../../src/platform/db/schema';
import { type Db } from '../../src/platform/db/types';
import { hashPersonalToken } from '../../src/platform/plugins/personal-tokens';
import { publicMediaKey } from '../../src/platform/media/media.repository';
import { openMembers, openSite } from '../../src/public/guests/guests.testing';
import {
  createTestApp,
  rememberRows,
  seedBlock,
  seedConnection,
  startTestIssuer,
  type TestApp,
  type TestIssuer,
} from '../../src/testing';
import type { Caller, TokenCaller } from './matrix-rows';

const people = [
  'stranger',
  'blocked',
  'connection',
  'owner',
  'suspended',
  'editor',
  'moderator',
  'admin',
] as const;

type Person = (typeof people)[number];

function chooseIds() {
  return {
    ids: Object.fromEntries(people.map((person) => [person, newId()])) as Record<Person, string>,
    postId: newId(),
    collectionId: newId(),
    draftId: newId(),
    commentId: newId(),
    messageTo: { blocked: newId(), connection: newId(), suspended: newId() },
    messageKeys: { blocked: newPictureKey(), connection: newPictureKey(), suspended: newPictureKey() },
    pictureHash: 'a'.repeat(64),
    hiddenPictureHash: 'b'.repeat(64),
    hiddenPostId: newId(),
    reportId: newId(),
    evidenceId: newId(),
    evidenceKey: newPictureKey(),
    /** The connection appealed against a suspension that has ended. */
    appealId: newId(),
    contactMessageId: newId(),
  };
}

type WorldIds = ReturnType<typeof chooseIds>;

export interface World extends WorldIds {
  api: TestApp;
  url: string;
  callerHeaders(caller: Caller | TokenCaller): Record<string, string>;
  remember(): Promise<void>;
  reset(): Promise<void>;
  /** Tables that are not as after a reset. */
  changes(): Promise<string[]>;
  close(): Promise<void>;
}

const bytes = Buffer.from('picture');

const page = '<!doctype html><script type="application/json" id="aranya-settings">{}</script>';

async function makeSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-site-'));
  await mkdir(path.join(folder, 'assets'));
  for (const name of ['index.html', '__spa-fallback.html']) await writeFile(path.join(folder, name), page);
  await writeFile(path.join(folder, 'sw.js'), 'const revision = "1-__SETTINGS_REVISION__";');
  return folder;
}

const newToken = (letter: string) => `${PERSONAL_TOKEN_PREFIX}${letter.repeat(43)}`;
const personalTokensOfOwner: Record<TokenCaller, string> = {
  readToken: newToken('r'),
  writeToken: newToken('w'),
  revokedToken: newToken('x'),
};

const makeTokens = (
  issuer: TestIssuer,
  otherIssuer: TestIssuer,
): Record<Exclude<Caller, 'nobody'> | TokenCaller, string> => ({
  ...personalTokensOfOwner,
  malformed: 'x.y.z',
  expired: issuer.token('owner', { expiresIn: -60 }),
  otherIssuer: otherIssuer.token('owner'),
  stranger: issuer.token('stranger'),
  blocked: issuer.token('blocked'),
  connection: issuer.token('connection'),
  owner: issuer.token('owner'),
  suspended: issuer.token('suspended'),
  deleted: issuer.token('deleted'),
  editor: issuer.token('editor'),
  moderator: issuer.token('moderator'),
  admin: issuer.token('admin'),
});

async function insertMessage(
  db: Db,
  { ids, messageTo, messageKeys }: WorldIds,
  other: keyof WorldIds['messageTo'],
  seq: number,
): Promise<void> {
  const [id, toId] = [messageTo[other], ids[other]];
  const [lowId = '', highId = ''] = [ids.owner, toId].sort();
  const row = { id, fromId: ids.owner, toId, lowId, highId, lowSeq: seq, highSeq: seq };
  await db.insert(messages).values({ ...row, text: 'Seen at the lake', messageType: 'image' });
  const picture = { key: messageKeys[other], type: 'image/webp' as const, bytes: bytes.length };
  await db.insert(messageMedia).values({ messageId: id, ...picture, width: 1, height: 1 });
}

type NewPost = Pick<typeof posts.$inferInsert, 'id' | 'authorId' | 'hiddenAt' | 'hiddenReason'>;

async function insertPost(db: Db, post: NewPost, mediaHash: string): Promise<void> {
  const picture = { hash: mediaHash, type: 'image/webp', kind: 'post' as const, bytes: bytes.length };
  await db.insert(media).values({ ...picture, width: 1, height: 1 });
  await db.insert(posts).values({ asks: true, content: 'A lake', postType: 'text_with_image', ...post });
  await db.insert(postImages).values({ postId: post.id, position: 0, mediaHash });
}

async function insertCase(db: Db, world: WorldIds): Promise<void> {
  const { ids, postId, reportId, evidenceId, evidenceKey, appealId, contactMessageId } = world;
  const since = new Date(Date.now() - 3_600_000);
  await db.insert(roles).values([
    { userId: ids.editor, role: 'editor', since },
    { userId: ids.moderator, role: 'moderator', since },
    { userId: ids.admin, role: 'admin', since },
  ]);
  const about = { subject: 'post' as const, subjectId: postId };
  const owner = { ownerId: ids.owner, ownerName: 'owner', digest: 'c'.repeat(64) };
  await db.insert(reportEvidence).values({ id: evidenceId, ...about, ...owner });
  await db.insert(evidencePictures).values({ evidenceId, position: 0, kind: 'post', key: evidenceKey });
  await db
    .insert(reports)
    .values({ id: reportId, reporterId: ids.connection, ...about, reason: 'spam', evidenceId });
  const decision = { subject: 'suspension' as const, subjectId: ids.connection, decidedOn: since };
  await db.insert(appeals).values({ id: appealId, userId: ids.connection, ...decision, text: 'A joke' });
  const sender = { name: 'Ravi', email: 'ravi@example.org', message: 'Hello' };
  await db.insert(contactMessages).values({ id: contactMessageId, ...sender });
}

/** Used today, so that reading by them changes nothing. */
async function insertTokens(db: Db, userId: string): Promise<void> {
  const now = new Date();
  const endsAt = new Date(now.getTime() + 86_400_000);
  const row = { userId, name: 'A script', endsAt, lastUsedOn: now.toISOString().slice(0, 10) };
  const scopes = [
    ['read', personalTokensOfOwner.readToken],
    ['write', personalTokensOfOwner.writeToken],
  ] as const;
  await db
    .insert(personalTokens)
    .values(
      scopes.map(([scope, token]) => ({ ...row, id: newId(), scope, tokenHash: hashPersonalToken(token) })),
    );
}

async function fill(db: Db, issuer: string, world: WorldIds): Promise<void> {
  const { ids, postId, commentId, hiddenPostId, collectionId, draftId } = world;
  const authorId = ids.owner;
  await db.delete(users);
  await db
    .insert(users)
    .values(people.map((person) => ({ issuer, id: ids[person], subject: person, fullName: person })));
  await db.insert(tombstones).values({ issuer, subject: 'deleted', userId: newId() });
  await db
    .insert(suspensions)
    .values({ userId: ids.suspended, reason: 'Sold ivory', since: new Date(Date.now() - 60_000) });
  await insertTokens(db, authorId);
  await insertPost(db, { id: postId, authorId }, world.pictureHash);
  await insertCase(db, world);
  await db.insert(comments).values({ id: commentId, postId, authorId, content: 'Seen at dawn' });
  const hidden = { id: hiddenPostId, authorId, hiddenAt: new Date(), hiddenReason: 'A den' };
  await insertPost(db, hidden, world.hiddenPictureHash);
  await db.insert(collections).values({ id: collectionId, userId: authorId, name: 'Lakes' });
  await db
    .insert(drafts)
    .values({ id: draftId, userId: authorId, body: { text: 'A den', pictures: [] }, revision: 1 });
  for (const [seq, other] of (['blocked', 'connection', 'suspended'] as const).entries()) {
    if (other === 'blocked') await seedBlock(db, authorId, ids.blocked);
    else await seedConnection(db, authorId, ids[other]);
    await insertMessage(db, world, other, seq + 1);
  }
}

async function putPictures({ media: store }: TestApp, world: WorldIds): Promise<void> {
  const { pictureHash, hiddenPictureHash, evidenceKey, messageKeys } = world;
  const keys = [
    publicMediaKey(pictureHash),
    publicMediaKey(hiddenPictureHash),
    evidenceKey,
    ...Object.values(messageKeys),
  ];
  await Promise.all(keys.map((key) => store.put(key, bytes, 'image/webp')));
}

/** A listening server with one person of each kind. */
export async function createWorld(): Promise<World> {
  const site = await makeSite();
  const api = await createTestApp({ env: { SERVE_SITE: 'yes', WEB_DIST: site } });
  const otherIssuer = await startTestIssuer();
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const world = chooseIds();
  const tokens = makeTokens(api.issuer, otherIssuer);
  await fill(api.db.write, api.issuer.url, world);
  // Guests get what they ever can.
  await openSite(api);
  await openMembers(api, world.ids.owner);
  await putPictures(api, world);
  let remembered = await rememberRows(api.db);
  return {
    ...world,
    api,
    url,
    callerHeaders(caller): Record<string, string> {
      return caller === 'nobody' ? {} : { authorization: `Bearer ${tokens[caller]}` };
    },
    remember: async () => {
      remembered = await rememberRows(api.db);
    },
    async reset() {
      await Promise.all([remembered.restore(), putPictures(api, world)]);
      // A role that was taken away may still be cached.
      await notifyAccountStatus(api.db.write, world.ids.moderator);
    },
    changes: () => remembered.changes(),
    async close() {
      // Refuses new connections: Node waits a minute for an unused one.
      api.app.server.close();
      api.app.server.closeAllConnections();
      await api.close();
      await otherIssuer.close();
      await rm(site, { recursive: true, force: true });
    },
  };
}
