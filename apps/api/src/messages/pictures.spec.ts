import { readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { Message } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { blocks, messageMedia, suspensions, users } from '../platform/db/schema';
import type { ListableMediaStore } from '../platform/media/media-store';
import { removeOrphans } from '../platform/media/orphan-cleanup';
import { SIGNED_URL_TTL_MS } from '../platform/media/signed-urls';
import { type CastName, seedBlock, seedConnection } from '../testing';
import { useMessagesApi } from './messages.testing';

let now = Date.UTC(2026, 0, 31, 9);
let owl: Buffer;
const api = useMessagesApi({ clock: () => new Date(now) });
beforeAll(async () => {
  owl = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#884' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 12/1 0/1' } })
    .toBuffer();
});
beforeEach(async () => {
  await rm(api.mediaFolder, { recursive: true, force: true });
});

const files = async () =>
  (await readdir(api.mediaFolder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length;

const sendOwl = () =>
  api.send('asha', 'bikram', { image: owl, type: 'image/jpeg', image_alt: 'A barn owl', text: 'Look' });

test('a picture has sizes, a text and a working URL, and no metadata', async () => {
  const sent = await sendOwl();
  const [message] = (await api.chat('bikram', 'asha')).messages;
  for (const one of [sent, message]) {
    expect(one).toMatchObject({
      message_type: 'image',
      media_width: 64,
      media_height: 48,
      media_alt: 'A barn owl',
      text: 'Look',
    });
    const answer = await api.app.inject({ url: one?.media_url ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
    const { width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect([width, height, exif]).toEqual([64, 48, undefined]);
  }
});

test('a message can be a picture without text', async () => {
  expect(await api.send('asha', 'bikram', { image: owl, type: 'image/jpeg' })).toMatchObject({
    text: '',
    message_type: 'image',
  });
});

test('a text that looks like an unsigned URL stays as it was written', async () => {
  const { _id } = await sendOwl();
  const text = `"media_url" : "${_id}"`;
  await api.send('asha', 'bikram', { text });
  expect((await api.chat('bikram', 'asha')).messages.at(-1)?.text).toBe(text);
});

test('the URL expires after ten minutes', async () => {
  const { media_url } = await sendOwl();
  now += SIGNED_URL_TTL_MS - 1;
  expect((await api.app.inject({ url: media_url })).statusCode).toBe(200);
  now += 1;
  const answer = await api.app.inject({ url: media_url });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    403,
    'This address has expired. Please open the chat again.',
  ]);
});

test('a third user cannot see it: without a signature, with that of another picture or a later expiry', async () => {
  const { media_url, _id } = await sendOwl();
  const other = await api.send('asha', 'chitra', { image: owl, type: 'image/jpeg' });
  const address = new URL(media_url, 'http://localhost');
  const until = address.searchParams.get('until') ?? '';
  const signature = address.searchParams.get('signature') ?? '';
  const bare = `/api/messages/${_id}/picture`;
  const viewer = `viewer=${api.ids.asha}`;
  for (const url of [
    bare,
    `${bare}?${viewer}&until=${until}`,
    `${bare}?until=${until}&signature=${signature}`,
    `${bare}?viewer=${api.ids.bikram}&until=${until}&signature=${signature}`,
    `${bare}?viewer=${api.ids.chitra}&until=${until}&signature=${signature}`,
    `${bare}?${viewer}&viewer=${api.ids.asha}&until=${until}&signature=${signature}`,
    `${bare}?${viewer}&until=${Number(until) + 1000}&signature=${signature}`,
    `${bare}?${viewer}&until=${until}&until=1&signature=${signature}`,
    `${bare}?${viewer}&until=${until}&signature=${signature.slice(0, -2)}`,
    `/api/messages/${other._id}/picture${address.search}`,
  ]) {
    const headers = { authorization: `Bearer ${api.tokenFor('chitra')}` };
    expect((await api.app.inject({ url, headers })).statusCode).toBe(403);
  }
  const [row] = await api.db.write.select({ key: messageMedia.key }).from(messageMedia);
  expect((await api.app.inject({ url: `/media/${row?.key.replace('private/', '')}` })).statusCode).toBe(404);
});

describe('a URL works no longer', () => {
  const statusOf = async (url: string) => (await api.app.inject({ url })).statusCode;

  test.each(['asha', 'bikram'] as const)(
    'after %s has blocked the other, and again without the block',
    async (by) => {
      const sent = (await sendOwl()).media_url;
      const received = (await api.chat('bikram', 'asha')).messages[0]?.media_url ?? '';
      expect(await Promise.all([sent, received].map(statusOf))).toEqual([200, 200]);
      await seedBlock(api.db.write, api.ids[by], api.ids[by === 'asha' ? 'bikram' : 'asha']);
      expect(await Promise.all([sent, received].map(statusOf))).toEqual([404, 404]);
      await api.db.write.delete(blocks);
      expect(await Promise.all([sent, received].map(statusOf))).toEqual([200, 200]);
    },
  );

  test('after its message was deleted', async () => {
    const { media_url, _id } = await sendOwl();
    await api.call('asha', 'POST', '/api/messages/delete', { messageId: _id });
    expect(await statusOf(media_url)).toBe(404);
  });

  test('while its viewer is suspended, and the other keeps theirs', async () => {
    const sent = (await sendOwl()).media_url;
    const received = (await api.chat('bikram', 'asha')).messages[0]?.media_url ?? '';
    await api.db.write
      .insert(suspensions)
      .values({ userId: api.ids.asha, reason: 'Spam', since: new Date(now) });
    expect(await Promise.all([sent, received].map(statusOf))).toEqual([404, 200]);
    await api.db.write.delete(suspensions);
  });

  test('after its viewer has deleted their account, and the other keeps theirs', async () => {
    const guest = await api.member('guest');
    await seedConnection(api.db.write, api.ids.asha, guest.id);
    const sent = (await api.send('asha', guest.id as CastName, { image: owl, type: 'image/jpeg' })).media_url;
    const chat = await api.call(guest, 'POST', '/api/messages/get', { to_user_id: api.ids.asha });
    const received = chat.json<{ messages: Message[] }>().messages[0]?.media_url ?? '';
    expect(await Promise.all([sent, received].map(statusOf))).toEqual([200, 200]);
    await api.db.write.delete(users).where(eq(users.id, guest.id));
    expect(await Promise.all([sent, received].map(statusOf))).toEqual([200, 404]);
  });
});

test('the file is deleted with its message; a repeated send leaves no second file', async () => {
  const client_id = '6f3d7c1a-0b5e-4c7d-9a51-0d7b1f2e3a4b';
  const sending = { image: owl, type: 'image/jpeg', client_id };
  const [first] = await Promise.all([
    api.send('asha', 'bikram', sending),
    api.send('asha', 'bikram', sending),
  ]);
  expect(await files()).toBe(1);
  const again = await api.chat('bikram', 'asha');
  await api.call('asha', 'POST', '/api/messages/delete', { messageId: first._id });
  expect(await files()).toBe(0);
  expect((await api.app.inject({ url: again.messages[0]?.media_url ?? '' })).statusCode).toBe(404);
});

test('a denied message leaves no file', async () => {
  const before = await files();
  expect((await api.post('asha', 'dawa', { image: owl, type: 'image/jpeg' })).status).toBe(403);
  expect(await files()).toBe(before);
});

test('the orphan cleanup removes stray files and keeps those of messages', async () => {
  const { media_url } = await sendOwl();
  await api.media.put(`private/${'f'.repeat(40)}.webp`, Buffer.from('left by a crash'), 'image/webp');
  const before = await files();
  const swept = await removeOrphans(
    { db: api.db, media: api.media as ListableMediaStore },
    { olderThanMs: 0, now: new Date(Date.now() + 60_000) },
  );
  expect(swept.files).toBeGreaterThanOrEqual(1);
  expect(await files()).toBeLessThan(before);
  expect((await api.app.inject({ url: media_url })).statusCode).toBe(200);
});
