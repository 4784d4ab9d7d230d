import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  postImages,
  posts,
  suspensions,
  tombstones,
  users,
} from '../../src/platform/db/schema';
import { keyOf } from '../../src/platform/media/media.repository';
import {
  createTestApp,
  rememberRows,
  seedBlock,
  seedConnection,
  startTestIssuer,
  type TestApp,
  type TestIssuer,
} from '../../src/testing';
import { type Caller } from './authorisation-matrix';

const people = ['stranger', 'blocked', 'connection', 'owner', 'suspended', 'moderator', 'admin'] as const;

type Person = (typeof people)[number];

export interface World {
  api: TestApp;
  url: string;
  ids: Record<Person, string>;
  postId: string;
  collectionId: string;
  draftId: string;
  commentId: string;
  messageTo: Record<'blocked' | 'connection' | 'suspended', string>;
  pictureHash: string;
  hiddenPictureHash: string;
  hiddenPostId: string;
  reportId: string;
  evidenceId: string;
  /** The connection appealed against a suspension that has ended. */
  appealId: string;
  contactMessageId: string;
  headersOf(caller: Caller): Record<string, string>;
  remember(): Promise<void>;
  reset(): Promise<void>;
  /** Tables that are not as after a reset. */
  changes(): Promise<string[]>;
  close(): Promise<void>;
}

const page = '<!doctype html><script type="application/json" id="aranya-settings">{}</script>';

async function makeSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-site-'));
  await mkdir(path.join(folder, 'assets'));
  for (const name of ['index.html', '__spa-fallback.html']) await writeFile(path.join(folder, name), page);
  await writeFile(path.join(folder, 'sw.js'), 'const revision = "1-__SETTINGS_REVISION__";');
  return folder;
}

/** A listening server with one person of each kind. */
export async function createWorld(): Promise<World> {
  const site = await makeSite();
  const api = await createTestApp({ env: { SERVE_SITE: 'yes', WEB_DIST: site } });
  const otherIssuer: TestIssuer = await startTestIssuer();
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const ids = Object.fromEntries(people.map((person) => [person, newId()])) as Record<Person, string>;
  const [collectionId, draftId] = [newId(), newId()];
  const [postId, commentId, hiddenPostId] = [newId(), newId(), newId()];
  const [reportId, evidenceId, appealId, contactMessageId] = [newId(), newId(), newId(), newId()];
  const evidenceKey = newPictureKey();
  const messageTo = { blocked: newId(), connection: newId(), suspended: newId() };
  const pictureHash = 'a'.repeat(64);
  const hiddenPictureHash = 'b'.repeat(64);
  const messageKeys = { blocked: newPictureKey(), connection: newPictureKey(), suspended: newPictureKey() };
  const bytes = Buffer.from('picture');

  const putPictures = () =>
    Promise.all(
      [keyOf(pictureHash), keyOf(hiddenPictureHash), evidenceKey, ...Object.values(messageKeys)].map((key) =>
        api.media.put(key, bytes, 'image/webp'),
      ),
    );

  const tokens: Record<Exclude<Caller, 'nobody'>, string> = {
    malformed: 'x.y.z',
    expired: api.issuer.token('owner', { expiresIn: -60 }),
    otherIssuer: otherIssuer.token('owner'),
    stranger: api.issuer.token('stranger'),
    blocked: api.issuer.token('blocked'),
    connection: api.issuer.token('connection'),
    owner: api.issuer.token('owner'),
    suspended: api.issuer.token('suspended'),
    deleted: api.issuer.token('deleted'),
    moderator: api.issuer.token('moderator'),
    admin: api.issuer.token('admin'),
  };

  async function insertMessage(other: keyof typeof messageTo, seq: number): Promise<void> {
    const [id, toId] = [messageTo[other], ids[other]];
    const [lowId = '', highId = ''] = [ids.owner, toId].sort();
    const row = { id, fromId: ids.owner, toId, lowId, highId, lowSeq: seq, highSeq: seq };
    await api.db.write.insert(messages).values({ ...row, text: 'Seen at the lake', messageType: 'image' });
    const picture = { key: messageKeys[other], type: 'image/webp' as const, bytes: bytes.length };
    await api.db.write.insert(messageMedia).values({ messageId: id, ...picture, width: 1, height: 1 });
  }

  async function insertPost(
    id: string,
    mediaHash: string,
    hidden: { hiddenAt?: Date; hiddenReason?: string } = {},
  ): Promise<void> {
    const picture = { hash: mediaHash, type: 'image/webp', kind: 'post' as const, bytes: bytes.length };
    await api.db.write.insert(media).values({ ...picture, width: 1, height: 1 });
    const text = { content: 'A lake', postType: 'text_with_image' as const };
    await api.db.write.insert(posts).values({ id, authorId: ids.owner, asks: true, ...text, ...hidden });
    await api.db.write.insert(postImages).values({ postId: id, position: 0, mediaHash });
  }

  async function insertCase(): Promise<void> {
    const { write } = api.db;
    const since = new Date(Date.now() - 3_600_000);
    await write.insert(roles).values([
      { userId: ids.moderator, role: 'moderator', since },
      { userId: ids.admin, role: 'admin', since },
    ]);
    const about = { subject: 'post' as const, subjectId: postId };
    const owner = { ownerId: ids.owner, ownerName: 'owner', digest: 'c'.repeat(64) };
    await write.insert(reportEvidence).values({ id: evidenceId, ...about, ...owner });
    await write.insert(evidencePictures).values({ evidenceId, position: 0, kind: 'post', key: evidenceKey });
    await write
      .insert(reports)
      .values({ id: reportId, reporterId: ids.connection, ...about, reason: 'spam', evidenceId });
    const decision = { subject: 'suspension' as const, subjectId: ids.connection, decidedOn: since };
    await write.insert(appeals).values({ id: appealId, userId: ids.connection, ...decision, text: 'A joke' });
    const sender = { name: 'Ravi', email: 'ravi@example.org', message: 'Hello' };
    await write.insert(contactMessages).values({ id: contactMessageId, ...sender });
  }

  async function fill(): Promise<void> {
    const { write } = api.db;
    await write.delete(users);
    const identity = { issuer: api.issuer.url };
    await write
      .insert(users)
      .values(people.map((person) => ({ ...identity, id: ids[person], subject: person, fullName: person })));
    await write.insert(tombstones).values({ ...identity, subject: 'deleted', userId: newId() });
    await write
      .insert(suspensions)
      .values({ userId: ids.suspended, reason: 'Sold ivory', since: new Date(Date.now() - 60_000) });
    await insertPost(postId, pictureHash);
    await insertCase();
    const comment = { postId, authorId: ids.owner, content: 'Seen at dawn' };
    await write.insert(comments).values({ id: commentId, ...comment });
    await insertPost(hiddenPostId, hiddenPictureHash, { hiddenAt: new Date(), hiddenReason: 'A den' });
    await write.insert(collections).values({ id: collectionId, userId: ids.owner, name: 'Lakes' });
    await write
      .insert(drafts)
      .values({ id: draftId, userId: ids.owner, body: { text: 'A den', pictures: [] }, revision: 1 });
    for (const [seq, other] of (['blocked', 'connection', 'suspended'] as const).entries()) {
      if (other === 'blocked') await seedBlock(write, ids.owner, ids.blocked);
      else await seedConnection(write, ids.owner, ids[other]);
      await insertMessage(other, seq + 1);
    }
  }

  await fill();
  await putPictures();
  let remembered = await rememberRows(api.db);

  return {
    api,
    url,
    ids,
    postId,
    collectionId,
    draftId,
    commentId,
    messageTo,
    pictureHash,
    hiddenPictureHash,
    hiddenPostId,
    reportId,
    evidenceId,
    appealId,
    contactMessageId,
    headersOf(caller): Record<string, string> {
      return caller === 'nobody' ? {} : { authorization: `Bearer ${tokens[caller]}` };
    },
    remember: async () => {
      remembered = await rememberRows(api.db);
    },
    async reset() {
      await Promise.all([remembered.restore(), putPictures()]);
      // A role that was taken away may still be cached.
      await notifyAccountStatus(api.db.write, ids.moderator);
    },
    changes: () => remembered.changes(),
    async close() {
      // Nobody may connect any more: Node waits a minute for a connection on which nothing was ever sent.
      api.app.server.close();
      api.app.server.closeAllConnections();
      await api.close();
      await otherIssuer.close();
      await rm(site, { recursive: true, force: true });
    },
  };
}
