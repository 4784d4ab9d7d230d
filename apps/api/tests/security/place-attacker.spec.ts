import type { Post } from '@aranya/contracts';
import { encodeCursor, sealCursor } from '../../src/platform/common/cursor';
import { definedStatements } from '../../src/platform/db/statement';
import { call } from '../../src/posts/posts.testing';
import { readAll } from '../../src/posts/sightings/sightings.testing';
import { readZip } from '../../src/testing';
import {
  type Attack,
  CELL,
  DAY,
  EXACT,
  exactColumnsIn,
  exactTiger,
  MONTH,
  secretsIn,
  seenByOthers,
  sightingIn,
  startAttack,
  tigerAt,
} from './place-attacker.testing';

let attack: Attack;
beforeAll(async () => {
  attack = await startAttack();
}, 60_000);
afterAll(() => attack.api.close());
beforeEach(() => attack.api.clear());

test('the scan finds the secrets where they may be: in the answers to the author', async () => {
  const post = await attack.publishTiger();
  await call(attack.api.app, attack.author, '/api/post/like', { postId: post._id });
  for (const [url, body] of attack.postLists())
    expect([url, secretsIn(await attack.ask(url, body, attack.author))]).toEqual([
      url,
      expect.arrayContaining(['68.57', '153.17', DAY, 'hide_place']),
    ]);
  const { rawPayload } = await attack.api.call(attack.author, 'GET', '/api/user/export');
  const exported = JSON.parse(String((await readZip(rawPayload)).get('posts.json'))) as Post[];
  expect(exported[0]?.sighting).toMatchObject({ ...exactTiger, protected: true });
});

test('reading every list, with and without an account: the cell and the month', async () => {
  const post = await attack.publishTiger();
  await call(attack.api.app, attack.author, '/api/post/like', { postId: post._id });
  const answers = await attack.askAll();
  expect(answers.flatMap(secretsIn)).toEqual([]);
  for (const answer of answers.slice(0, attack.postLists().length))
    expect(sightingIn(answer, post._id)).toEqual(seenByOthers);
  expect((await attack.askAll(null)).flatMap(secretsIn)).toEqual([]);
  const summary = await attack.ask('/api/sightings/summary?species=bengal-tiger');
  expect(JSON.parse(summary)).toMatchObject({ latest: MONTH, cells: [{ ...CELL, total: 1 }] });
});

describe('asking for cells', () => {
  const finds = async (lat: number, lng: number) => {
    const answer = JSON.parse(await attack.ask('/api/sightings/cell', { lat, lng })) as { posts: Post[] };
    return answer.posts.length > 0;
  };

  test('on a grid of half cells: the four points of one cell', async () => {
    await attack.publishTiger();
    const found: string[] = [];
    for (let lat = 68.05; lat < 69; lat += 0.1)
      for (let lng = 152.65; lng < 153.6; lng += 0.1)
        if (await finds(lat, lng)) found.push(`${lat.toFixed(2)} ${lng.toFixed(2)}`);
    expect(found).toEqual(['68.45 153.05', '68.45 153.15', '68.55 153.05', '68.55 153.15']);
  });

  test('at its corners, and by bisection of each side: the cell, to a millionth of a degree', async () => {
    await attack.publishTiger();
    const bisect = async (inside: number, outside: number, isFound: (at: number) => Promise<boolean>) => {
      let [near, far] = [inside, outside];
      while (Math.abs(near - far) > 1e-6) {
        const middle = (near + far) / 2;
        if (await isFound(middle)) near = middle;
        else far = middle;
      }
      return Math.round(near * 1e5) / 1e5;
    };
    expect([
      await bisect(EXACT.lat, 68, (lat) => finds(lat, 153.1)),
      await bisect(EXACT.lat, 69, (lat) => finds(lat, 153.1)),
      await bisect(EXACT.lng, 152.5, (lng) => finds(68.5, lng)),
      await bisect(EXACT.lng, 153.5, (lng) => finds(68.5, lng)),
    ]).toEqual([68.4, 68.6, 153, 153.2]);
  });

  test('from anywhere in the cell: the same bytes', async () => {
    await attack.publishTiger();
    const asked = [EXACT, CELL, { lat: 68.4, lng: 153 }, { lat: 68.599999, lng: 153.199999 }];
    const answers = await Promise.all(asked.map((at) => attack.ask('/api/sightings/cell', at)));
    expect(new Set(answers).size).toBe(1);
  });

  test('an exact place of another species beside it: no order by distance or day', async () => {
    const near = await attack.publishTiger();
    const far = await attack.publishTiger(
      tigerAt({ kind: 'point', lat: 68.41, lng: 153.01 }, { seen_on: '1987-05-01' }),
    );
    const exact = await attack.publishTiger({
      ...exactTiger,
      species: [{ species: 'chital', count: null }],
      place: { kind: 'point', lat: 68.59, lng: 153.19 },
      seen_on: '1987-05-31',
    });
    for (const at of [EXACT, { lat: 68.41, lng: 153.01 }, { lat: 68.59, lng: 153.19 }]) {
      const found = await readAll(attack.api.app, attack.mallory, '/api/sightings/cell', at);
      expect(found.map(({ _id }) => _id)).toEqual([exact._id, far._id, near._id]);
    }
  });
});

describe('paging', () => {
  const many = async () => {
    const places = [
      EXACT,
      { lat: 68.41, lng: 153.01 },
      { lat: 68.59, lng: 153.19 },
      { lat: 68.5, lng: 153.1 },
    ];
    const published: Post[] = [];
    for (const [index, place] of places.entries())
      published.unshift(
        await attack.publishTiger(
          tigerAt({ kind: 'point', ...place }, { seen_on: `1987-05-${10 + ((index * 7) % 20)}` }),
        ),
      );
    return published;
  };
  const paged = [
    ['/api/sightings/all', {}],
    ['/api/sightings/species', { species: 'bengal-tiger' }],
    ['/api/sightings/cell', CELL],
    ['/api/post/tagged', { tag: 'tiger' }],
    ['/api/post/search', { input: 'tiger' }],
  ] as const;

  test('with each limit: the order of publication, and cursors that tell nothing', async () => {
    const published = await many();
    for (const [url, body] of paged)
      for (let limit = 1; limit <= 5; limit++) {
        const found = await readAll(attack.api.app, attack.mallory, url, { ...body, limit });
        expect(found.map(({ _id }) => _id)).toEqual(published.map(({ _id }) => _id));
        expect(new Set(found.map(({ sighting }) => JSON.stringify(sighting))).size).toBe(1);
        const { next_cursor: cursor } = JSON.parse(await attack.ask(url, { ...body, limit: 1 })) as {
          next_cursor: string;
        };
        const [newest] = published;
        const written = Buffer.from(cursor, 'base64url').toString('latin1');
        for (const told of [String(Date.parse(newest?.createdAt ?? '')), newest?._id ?? ''])
          expect(written).not.toContain(told);
      }
  });

  test('with crafted cursors: posts published before, or an error that repeats nothing', async () => {
    const published = await many();
    const id = published[1]?._id ?? '';
    const at = Date.parse(published[1]?.createdAt ?? '');
    for (const [url, body] of paged) {
      const answer = JSON.parse(await attack.ask(url, { ...body, cursor: sealCursor([at, id]) })) as {
        posts: Post[];
      };
      expect(answer.posts.map(({ _id }) => _id)).toEqual(published.slice(2).map(({ _id }) => _id));
      const crafted = [
        [at, id],
        [EXACT.lat, EXACT.lng],
        [DAY, id],
        [at, id, EXACT.lat],
        [EXACT.lat, id],
        [{ lat: 1 }, id],
      ];
      for (const values of crafted) {
        const refused = await attack.ask(url, { ...body, cursor: encodeCursor(values) });
        expect(JSON.parse(refused)).toMatchObject({ success: false, code: 'invalid_input' });
        expect(secretsIn(refused)).toEqual([]);
      }
    }
  });
});

describe('timing', () => {
  /** Read by their owner alone. */
  const own = ['own_life_list'];

  test('statements read the exact place for the author of the post alone, so that nothing depends on it', () => {
    const texts = [...definedStatements()].filter(([, text]) => text.includes('sighting'));
    expect(texts.length).toBeGreaterThan(10);
    const found = texts.filter(([, text]) => exactColumnsIn(text).length > 0).map(([name]) => name);
    expect(found).toEqual(own);
  });

  test.each([
    'select s.lat from sightings s',
    'select "s"."lat" from "sightings" "s"',
    "select n.species from sighting_species n where n.seen_on > '2026-01-01'",
    'select p.id from posts p join sightings as d on d.post_id = p.id order by d.park',
    'select row_to_json(s) from sightings s',
    'select lat from sightings where true',
  ])('finds %j', (text) => expect(exactColumnsIn(text)).toHaveLength(1));

  test('takes the public cell for no exact place', () => {
    expect(exactColumnsIn('select s.cell_lat, s.public_park from sightings s')).toEqual([]);
  });
});
