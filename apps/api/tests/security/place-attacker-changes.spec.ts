import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Post } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { follows, posts, sightings } from '../../src/platform/db/schema';
import { call, postForm, publish } from '../../src/posts/posts.testing';
import { readZip } from '../../src/testing';
import {
  type Attack,
  DAY,
  EXACT,
  exactTiger,
  hiddenChital,
  secretsIn,
  seenByOthers,
  sightingIn,
  startAttack,
  tablesWithSecrets,
  tigerAt,
} from './place-attacker.testing';

const logged: string[] = [];
let attack: Attack;
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk, ...others) => {
    logged.push(String(chunk));
    for (const done of others) if (typeof done === 'function') done();
    return true;
  });
  attack = await startAttack({ env: { LOG_LEVEL: 'trace' } });
}, 60_000);
afterAll(async () => {
  await attack.api.close();
  jest.restoreAllMocks();
});
beforeEach(() => attack.api.clear());

describe('changes', () => {
  test('edits of place and day within the cell and month: the same bytes in every answer', async () => {
    const post = await attack.publishTiger();
    await call(attack.api.app, attack.author, '/api/post/like', { postId: post._id });
    const before = await attack.askAll();
    for (let step = 0; step < 20; step++) {
      const place = { kind: 'point' as const, lat: 68.4 + step * 0.0099, lng: 153.1999 - step * 0.0099 };
      await attack.rewrite(post, tigerAt(place, { seen_on: `1987-05-${10 + step}` }));
      expect(await attack.askAll()).toEqual(before);
    }
  });

  test('an edit of the place by the call: that something was edited, and when', async () => {
    const post = await attack.publishTiger();
    await call(attack.api.app, attack.author, '/api/post/like', { postId: post._id });
    const withoutTime = (answers: string[]) =>
      answers.map((answer) => answer.replace(/"edited_at"\s*:\s*(?:null|"[^"]*")/g, ''));
    const before = withoutTime(await attack.askAll());
    let editedAt: string | null = null;
    for (const lat of [68.41, 68.59]) {
      const sighting = tigerAt({ kind: 'point', lat, lng: 153.01 }, { seen_on: '1987-05-03' });
      const sent = { postId: post._id, edited_at: editedAt, content: post.content, sighting };
      const { status, body } = await call(attack.api.app, attack.author, '/api/post/edit', sent);
      expect(status).toBe(200);
      editedAt = (body['post'] as Post).edited_at;
      expect(withoutTime(await attack.askAll())).toEqual(before);
    }
    const history = await attack.ask('/api/post/history', { postId: post._id });
    expect(JSON.parse(history)).toMatchObject({ versions: [] });
    expect(secretsIn(history)).toEqual([]);
  });

  test('an edit into the next cell: the next cell, as if it had been there first', async () => {
    const post = await attack.publishTiger();
    await attack.rewrite(post, tigerAt({ kind: 'point', lat: 68.600001, lng: 153.174561 }));
    const found = sightingIn(await attack.ask('/api/post/feed'), post._id);
    expect(found).toEqual({
      ...seenByOthers,
      place: { kind: 'cell', lat: 68.7, lng: 153.1, degrees: 0.2 },
    });
  });

  test('hiding the place of a tiger, and showing it again: the cell, then as before', async () => {
    const post = await attack.publishTiger();
    const before = await attack.askAll();
    await attack.rewrite(post, { ...exactTiger, hide_place: true });
    expect(sightingIn(await attack.ask('/api/post/feed'), post._id)).toEqual({
      ...seenByOthers,
      place: null,
    });
    await attack.rewrite(post, exactTiger);
    expect(await attack.askAll()).toEqual(before);
  });

  test('deleted and published again: the same cell and month', async () => {
    const post = await attack.publishTiger();
    await call(attack.api.app, attack.author, '/api/post/delete', { postId: post._id });
    const again = await attack.publishTiger(
      tigerAt({ kind: 'point', lat: 68.41, lng: 153.19 }, { seen_on: '1987-05-02' }),
    );
    const answers = await attack.askAll();
    expect(answers.flatMap(secretsIn)).toEqual([]);
    expect(sightingIn(answers[0] ?? '', again._id)).toEqual(seenByOthers);
  });

  test('hidden by a moderator and shown again: nothing, then the same bytes', async () => {
    const post = await attack.publishTiger();
    const before = await attack.ask('/api/sightings/species', { species: 'bengal-tiger' });
    const setHidden = (hidden: { hiddenAt: Date | null; hiddenReason: string | null }) =>
      attack.api.db.write.update(posts).set(hidden).where(eq(posts.id, post._id));
    await setHidden({ hiddenAt: new Date(), hiddenReason: 'A den' });
    const meanwhile = await attack.askAll();
    expect(meanwhile.filter((answer) => answer.includes(post._id))).toEqual([]);
    await setHidden({ hiddenAt: null, hiddenReason: null });
    expect(await attack.ask('/api/sightings/species', { species: 'bengal-tiger' })).toBe(before);
  });
});

describe('elsewhere', () => {
  /** What a follower can do about a post. */
  async function meddle(postId: string): Promise<string[]> {
    const { app, db } = attack.api;
    await db.write.insert(follows).values({ followerId: attack.mallory.id, followeeId: attack.author.id });
    const answers: string[] = [];
    for (const [path, body] of [
      ['post/like', {}],
      ['post/get', {}],
      ['post/watch', { open: true }],
      ['post/history', {}],
      ['bookmarks/set', { bookmarked: true }],
      ['bookmarks/list', {}],
      ['comments/add', { content: 'Where was this?', client_id: randomUUID() }],
      ['comments/list', {}],
      ['identifications/suggest', { species: 'leopard', note: 'Spots' }],
      ['identifications/list', {}],
      ['identifications/asking', {}],
      ['report', { subject: 'post', id: postId, reason: 'spam' }],
    ] as const) {
      const answer = await call(app, attack.mallory, `/api/${path}`, { postId, ...body });
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      answers.push(JSON.stringify(answer.body));
    }
    return answers;
  }

  test('talk, bookmarks, identifications and reports, and what they leave in the tables: the cell and the month', async () => {
    const post = await attack.publishTiger(exactTiger, { asks: 'true' });
    await attack.publishTiger(hiddenChital);
    for (const answer of await meddle(post._id)) expect(secretsIn(answer)).toEqual([]);
    await attack.rewrite(post, tigerAt({ kind: 'point', lat: 68.574, lng: 153.176 }));
    expect(await tablesWithSecrets(attack.api.db.write)).toEqual([]);
    expect(await attack.api.db.write.$count(sightings)).toBe(2);
    expect(secretsIn(await attack.ask('/api/notifications', undefined, attack.author))).toEqual([]);
  });

  test('the data export of a follower: nothing', async () => {
    const post = await attack.publishTiger(exactTiger, { asks: 'true' });
    await meddle(post._id);
    const { rawPayload } = await attack.api.call(attack.mallory, 'GET', '/api/user/export');
    for (const bytes of (await readZip(rawPayload)).values()) expect(secretsIn(bytes)).toEqual([]);
  });

  test('error messages: they repeat nothing of what was sent', async () => {
    const sent = (sighting: object, fields: Record<string, string> = {}) =>
      attack.api.call(
        attack.author,
        'POST',
        '/api/post/add',
        postForm({ content: 'Seen', sighting: JSON.stringify(sighting), ...fields }),
      );
    const refused = [
      await sent({ ...exactTiger, species: [{ species: 'unicorn' }] }),
      await sent({ ...exactTiger, seen_on: '2999-05-17' }),
      await sent({ ...exactTiger, seen_on: `${DAY}T10:00` }),
      await sent({ ...exactTiger, place: { kind: 'point', lat: 1068.571239, lng: EXACT.lng } }),
      await sent({ ...exactTiger, place: { kind: `point ${EXACT.lat}`, ...EXACT } }),
      await sent({ ...exactTiger, species: [] }),
      await sent(exactTiger, { client_id: `${EXACT.lat}` }),
      await sent(exactTiger, { content: 'x'.repeat(2001) }),
    ];
    for (const { statusCode, payload } of refused) {
      expect(statusCode).toBe(400);
      expect(secretsIn(payload)).toEqual([]);
    }
  });

  test('the log at its most talkative: nothing', async () => {
    logged.length = 0;
    await attack.publishTiger();
    await publish(attack.api.app, attack.author, { content: 'x', sighting: `{"lat":${EXACT.lat}` }).catch(
      () => undefined,
    );
    await attack.askAll();
    await attack.askAll(attack.author);
    await attack.ask('/api/sightings/cell', EXACT);
    await attack.ask(`/api/sightings/summary?species=bengal-tiger&lat=${EXACT.lat}`);
    await pause(50);
    expect(logged.join('')).toContain('/api/sightings/cell');
    expect(secretsIn(logged.join(''))).toEqual([]);
  });

  test('the bytes of a picture from a camera with GPS: nothing', async () => {
    const gps = {
      GPSLatitude: '68/1 34/1 16/1',
      GPSLatitudeRef: 'N',
      GPSLongitude: '153/1 10/1 28/1',
      GPSLongitudeRef: 'E',
    };
    const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7f4f' } })
      .withExif({ IFD0: { ImageDescription: `${EXACT.lat} ${EXACT.lng}`, DateTime: DAY }, IFD3: gps })
      .jpeg()
      .toBuffer();
    expect(secretsIn(jpeg)).toContain('68.57');
    const file = { bytes: jpeg, name: `${EXACT.lat}.jpg`, type: 'image/jpeg' };
    const post = await publish(attack.api.app, attack.author, { sighting: JSON.stringify(exactTiger) }, [
      file,
    ]);
    const { rawPayload } = await attack.api.app.inject({ url: post.images[0]?.url ?? '' });
    const { exif, xmp, format } = await sharp(rawPayload).metadata();
    expect({ exif, xmp, format }).toEqual({ exif: undefined, xmp: undefined, format: 'webp' });
    expect(secretsIn(rawPayload)).toEqual([]);
    expect(rawPayload.includes('GPS')).toBe(false);
    expect(secretsIn(JSON.stringify(post.images))).toEqual([]);
  });
});
