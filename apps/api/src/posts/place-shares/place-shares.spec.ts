import { limits, type PlaceLook, type PlaceShare, type Post } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { suspendUser } from '../../moderation/safety/moderate-users';
import { newId } from '../../platform/common/ids';
import {
  blocks,
  placeLooks,
  placeShares,
  posts,
  sightings,
  suspensions,
  users,
} from '../../platform/db/schema';
import { hidePost, readZip, seedBlock, seedMember, seedPost } from '../../testing';
import { type Caller, call, usePostsApi } from '../posts.testing';
import { publishSighting, type SightingFields, sightingField } from '../sightings/sightings.testing';
import { LOOKS_KEPT_MS, prunePlaceShares } from './place-shares.repository';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEN = { kind: 'point', lat: 26.57123, lng: 93.17123 } as const;
/** Far from the den, which would protect it as well. */
const LAKE = { kind: 'point', lat: 12.34567, lng: 76.54321 } as const;
const tiger: SightingFields = { species: ['bengal-tiger'], place: DEN, seen_on: '2026-05-14' };

let now = new Date('2026-06-01T10:15:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const wait = (ms: number) => {
  now = after(ms);
};
const api = usePostsApi({ clock: () => now });

let asha: Caller;
let ravi: Caller;
let chitra: Caller;
let post: Post;
beforeAll(async () => {
  [asha, ravi, chitra] = [await api.member('asha'), await api.member('bikram'), await api.member('chitra')];
});
beforeEach(async () => {
  now = new Date('2026-06-01T10:15:00.000Z');
  await api.db.write.delete(suspensions);
  post = await publishSighting(api.app, asha, tiger);
});

const ask = (who: Caller, what: string, more: object = {}) =>
  call(api.app, who, `/api/place-shares/${what}`, { postId: post._id, ...more });
const give = (who: Caller, to: Pick<Caller, 'id'>, days = 7, more: object = {}) =>
  ask(who, 'give', { userId: to.id, days, ...more });
const look = (who: Caller) => ask(who, 'look');
const mine = async (who: Caller) => (await ask(who, 'mine')).body['until'];
const overview = async (who = asha) => {
  const { body } = await ask(who, 'list');
  return body as unknown as { shares: PlaceShare[]; looks: PlaceLook[] };
};
const REFUSED = {
  status: 404,
  body: {
    success: false,
    code: 'not_found',
    message: 'The exact place of this post is not shared with you.',
  },
};
const SEEN = { success: true, place: DEN, seen_on: '2026-05-14' };

/** Neither that it is shared, nor the place. */
async function expectEnded(who = ravi) {
  expect(await mine(who)).toBeNull();
  expect(await look(who)).toEqual(REFUSED);
}

describe('a shared place', () => {
  test('is read by the named member, and the author reads who looked', async () => {
    const given = await give(asha, ravi);
    expect(given).toMatchObject({ status: 200, body: { message: 'Bikram Sen can see the exact place' } });
    const until = after(7 * DAY).toISOString();
    expect((await overview()).shares).toEqual([
      { user: expect.objectContaining({ _id: ravi.id }), createdAt: now.toISOString(), until },
    ]);
    expect(await mine(ravi)).toBe(until);
    expect(await look(ravi)).toEqual({ status: 200, body: { ...SEEN, until } });
    const { looks } = await overview();
    expect(looks).toEqual([
      {
        _id: expect.any(String),
        user: expect.objectContaining({ full_name: 'Bikram Sen' }),
        looked_at: now.toISOString(),
      },
    ]);
  });

  test('has one line for all looks of an hour, also for those at once', async () => {
    await give(asha, ravi);
    const answers = await Promise.all(Array.from({ length: 8 }, () => look(ravi)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    wait(HOUR - 1);
    await look(ravi);
    expect((await overview()).looks).toHaveLength(1);
    wait(1);
    await look(ravi);
    expect((await overview()).looks.map(({ looked_at }) => looked_at)).toEqual([
      '2026-06-01T11:15:00.000Z',
      '2026-06-01T10:15:00.000Z',
    ]);
  });

  test('is a park where the author gave a park and hides it', async () => {
    const place = { kind: 'park', park: 'kanha-national-park' } as const;
    post = await publishSighting(api.app, asha, { place, hide_place: true });
    await give(asha, ravi);
    expect((await look(ravi)).body).toMatchObject({ ...SEEN, place });
  });

  test('given again gets a new end, later or earlier', async () => {
    await give(asha, ravi, 30);
    wait(DAY);
    const { body } = await give(asha, ravi, 1);
    expect(body['shares']).toHaveLength(1);
    expect(await mine(ravi)).toBe(after(DAY).toISOString());
  });

  test('needs no tie, and no end of a tie ends it', async () => {
    await give(asha, ravi);
    await call(api.app, asha, '/api/user/disconnect', { id: ravi.id });
    expect((await look(ravi)).status).toBe(200);
  });

  test('stays through an edit of the words and the day', async () => {
    await give(asha, ravi);
    await edit({ ...tiger, seen_on: '2026-05-13' });
    expect((await look(ravi)).body).toMatchObject({ place: DEN, seen_on: '2026-05-13' });
  });
});

const edit = async (sighting: SightingFields | null) => {
  const edited = await call(api.app, asha, '/api/post/edit', {
    postId: post._id,
    edited_at: null,
    content: 'Seen at dawn',
    sighting: sighting === null ? null : (JSON.parse(sightingField(sighting)) as object),
  });
  expect(edited.status).toBe(200);
};
const suspend = async (who: Caller) => {
  const act = { operator: 'test', reason: 'Sold ivory', now: after(-2) };
  await suspendUser({ db: api.db, media: api.media }, who.id, after(-1), act);
};

describe('it ends at once, and for good, when', () => {
  beforeEach(async () => {
    await give(asha, ravi);
    expect((await look(ravi)).status).toBe(200);
  });

  test('it is taken back, once or twice', async () => {
    const { status, body } = await ask(asha, 'take-back', { userId: ravi.id });
    expect({ status, body }).toMatchObject({ status: 200, body: { shares: [], looks: [{}] } });
    await expectEnded();
    expect((await ask(asha, 'take-back', { userId: ravi.id })).status).toBe(200);
  });

  test('its time is over: to the millisecond', async () => {
    wait(7 * DAY - 1);
    expect((await look(ravi)).status).toBe(200);
    wait(1);
    await expectEnded();
    expect((await overview()).shares).toEqual([]);
  });

  test.each(['the author', 'the member'])('%s blocks the other, also once they are unblocked', async (by) => {
    const [blocker, blocked] = by === 'the author' ? [asha, ravi] : [ravi, asha];
    expect((await call(api.app, blocker, '/api/user/block', { id: blocked.id })).status).toBe(200);
    await expectEnded();
    await call(api.app, blocker, '/api/user/unblock', { id: blocked.id });
    await expectEnded();
  });

  test.each(['the member', 'the author'])('%s is suspended, also once that has ended', async (whom) => {
    await suspend(whom === 'the member' ? ravi : asha);
    await expectEnded();
  });

  test('the member deletes their account, whose name leaves the log', async () => {
    const gone = await seedMember(api.db.write, api.issuer.url, 'gone', 'Gone Member');
    const member = { id: gone, headers: { authorization: `Bearer ${api.issuer.token('gone')}` } };
    await give(asha, member);
    await look(member);
    await api.db.write.delete(users).where(eq(users.id, gone));
    const { shares, looks } = await overview();
    expect(shares.map(({ user }) => user._id)).toEqual([ravi.id]);
    expect(looks.map(({ user }) => user?._id ?? null).sort()).toEqual([ravi.id, null]);
  });

  test('the post is deleted, with its log', async () => {
    await call(api.app, asha, '/api/post/delete', { postId: post._id });
    await expectEnded();
    expect(await api.db.write.$count(placeLooks)).toBe(0);
  });

  test('a moderator hides the post, also once it is shown again', async () => {
    await hidePost(api.db.write, post._id);
    await expectEnded();
    await api.db.write
      .update(posts)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(eq(posts.id, post._id));
    await expectEnded();
  });

  test.each<[string, SightingFields | null]>([
    ['the sighting is removed', null],
    ['its place is another', { ...tiger, place: { ...DEN, lat: 26.57124 } }],
    ['its place is a park', { ...tiger, place: { kind: 'park', park: 'kanha-national-park' } }],
    ['it has no place any more', { ...tiger, place: null }],
  ])('%s, also once it is as before', async (_what, changed) => {
    await edit(changed);
    await expectEnded();
    await api.db.write.update(posts).set({ editedAt: null });
    await edit(tiger);
    await expectEnded();
  });

  test('its place is open to all', async () => {
    post = await publishSighting(api.app, asha, { place: LAKE, hide_place: true });
    await give(asha, ravi);
    await edit({ place: LAKE });
    await expectEnded();
  });
});

describe('looking is refused in the same words', () => {
  /** Who looks at what, without being named for it. */
  const attempts: Record<string, () => Promise<Caller>> = {
    'by a stranger': async () => chitra,
    'by the author, who needs no call': async () => asha,
    'at a post that does not exist': async () => {
      post = { ...post, _id: newId() };
      return ravi;
    },
    'at a post without a sighting': async () => {
      post = { ...post, _id: await seedPost(api.db.write, asha.id, 'A lake') };
      return ravi;
    },
    'at an open place': async () => {
      post = await publishSighting(api.app, asha, { place: LAKE });
      return ravi;
    },
    'at a sighting without a place': async () => {
      post = await publishSighting(api.app, asha, { ...tiger, place: null });
      return ravi;
    },
    'at another post of the author': async () => {
      await give(asha, ravi);
      post = await publishSighting(api.app, asha, tiger);
      return ravi;
    },
    'at a place that is shared with somebody else': async () => {
      await give(asha, ravi);
      return chitra;
    },
    'by who shares a place of their own': async () => {
      await give(asha, ravi);
      post = await publishSighting(api.app, ravi, tiger);
      return asha;
    },
    'by a connection': async () => {
      await call(api.app, chitra, '/api/user/connect', { id: asha.id });
      await call(api.app, asha, '/api/user/accept', { id: chitra.id });
      return chitra;
    },
    'by a follower whom the author follows': async () => {
      await call(api.app, chitra, '/api/user/follow', { id: asha.id });
      await call(api.app, asha, '/api/user/follow', { id: chitra.id });
      return chitra;
    },
    'by whom the post mentions': async () => {
      post = await publishSighting(api.app, asha, tiger, { content: 'With @chitra' });
      return chitra;
    },
    'by who likes, bookmarks and comments': async () => {
      const content = { content: 'Where is it?', client_id: newId() };
      await call(api.app, chitra, '/api/post/like', { postId: post._id });
      await call(api.app, chitra, '/api/bookmarks/set', { postId: post._id, bookmarked: true });
      await call(api.app, chitra, '/api/comments/add', { postId: post._id, ...content });
      return chitra;
    },
    'after naming oneself': async () => {
      expect(await give(chitra, chitra)).toMatchObject({ status: 400 });
      return chitra;
    },
    'after naming oneself by another who was named': async () => {
      await give(asha, ravi);
      expect(await give(ravi, chitra)).toMatchObject({ status: 403 });
      return chitra;
    },
    'with the author named in the body': async () => {
      expect(await ask(chitra, 'look', { userId: asha.id, user: asha.id, _id: asha.id })).toEqual(REFUSED);
      return chitra;
    },
    'across a block by the author': async () => {
      await seedBlock(api.db.write, asha.id, chitra.id);
      return chitra;
    },
    'across a block by the member': async () => {
      await seedBlock(api.db.write, chitra.id, asha.id);
      return chitra;
    },
    'at a hidden post': async () => {
      await hidePost(api.db.write, post._id);
      return chitra;
    },
    'by who could look before the end': async () => {
      await give(asha, chitra, 1);
      wait(DAY);
      return chitra;
    },
    'by who could look until it was taken back': async () => {
      await give(asha, chitra);
      await ask(asha, 'take-back', { userId: chitra.id });
      return chitra;
    },
    'by who looked, and whose hour is not over': async () => {
      await give(asha, chitra);
      await look(chitra);
      await ask(asha, 'take-back', { userId: chitra.id });
      return chitra;
    },
    'by a moderator': async () => {
      await api.db.write.execute(`insert into roles values ('${chitra.id}', 'moderator', now())`);
      return chitra;
    },
    'by an admin': async () => {
      await api.db.write.execute(`insert into roles values ('${chitra.id}', 'admin', now())`);
      return chitra;
    },
  };
  afterEach(() => api.db.write.execute('delete from roles'));

  test.each(Object.entries(attempts))('%s', async (_what, prepare) => {
    const who = await prepare();
    const before = await api.db.write.$count(placeLooks);
    await expectEnded(who);
    // Nor a look that the author would read.
    expect(await api.db.write.$count(placeLooks)).toBe(before);
  });

  test.each(['list', 'give', 'take-back', 'mine', 'look'])('%s needs a token', async (what) => {
    const answer = await api.call(null, 'POST', `/api/place-shares/${what}`, { postId: post._id });
    expect(answer.json()).toMatchObject({ success: false, code: 'unauthenticated' });
  });
});

describe('giving is refused', () => {
  test.each<[string, object]>([
    ['no days', { days: 0 }],
    ['half a day', { days: 0.5 }],
    ['more than 90 days', { days: limits.placeShareDays + 1 }],
    ['days as a text', { days: '7' }],
    ['a broken member', { userId: 'ravi' }],
    ['a broken post', { postId: 'post' }],
  ])('for %s', async (_what, wrong) => {
    expect(await give(asha, ravi, 7, wrong)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await api.db.write.$count(placeShares)).toBe(0);
  });

  test('for oneself', async () => {
    expect(await give(asha, asha)).toMatchObject({
      status: 400,
      body: { fields: { userId: 'This is you.' } },
    });
  });

  test.each<[string, () => Promise<unknown>, number, string]>([
    ['a post that does not exist', async () => (post = { ...post, _id: newId() }), 404, 'not_found'],
    [
      "somebody else's post",
      async () => (post = await publishSighting(api.app, chitra, tiger)),
      403,
      'forbidden',
    ],
    [
      'the post of somebody who has blocked one',
      async () => {
        post = await publishSighting(api.app, chitra, tiger);
        await seedBlock(api.db.write, chitra.id, asha.id);
      },
      404,
      'not_found',
    ],
    [
      'an open place',
      async () => (post = await publishSighting(api.app, asha, { place: LAKE })),
      409,
      'conflict',
    ],
    [
      'a protected sighting without a place',
      async () => (post = await publishSighting(api.app, asha, { ...tiger, place: null })),
      409,
      'conflict',
    ],
    [
      'a post without a sighting',
      async () => (post = { ...post, _id: await seedPost(api.db.write, asha.id, 'A lake') }),
      409,
      'conflict',
    ],
    ['a hidden post', () => hidePost(api.db.write, post._id), 409, 'conflict'],
    ['whom one has blocked', () => seedBlock(api.db.write, asha.id, ravi.id), 403, 'blocked'],
    ['who has blocked one', () => seedBlock(api.db.write, ravi.id, asha.id), 404, 'not_found'],
    [
      'a suspended member',
      () => api.db.write.insert(suspensions).values({ userId: ravi.id, reason: 'Ivory', since: new Date(0) }),
      404,
      'not_found',
    ],
  ])('for %s', async (_what, prepare, status, code) => {
    await prepare();
    expect(await give(asha, ravi)).toMatchObject({ status, body: { success: false, code } });
    expect(await api.db.write.$count(placeShares)).toBe(0);
  });

  test('to who has blocked one as to who does not exist', async () => {
    await seedBlock(api.db.write, ravi.id, asha.id);
    expect(await give(asha, ravi)).toEqual(await give(asha, { id: newId() }));
  });

  test('to a twenty-first, but not to one of the twenty, nor after one has ended', async () => {
    const others = await Promise.all(
      Array.from({ length: limits.placeShares }, (_, at) =>
        seedMember(api.db.write, api.issuer.url, `m${at}-${newId()}`, `Member ${at}`),
      ),
    );
    const [first = ''] = others;
    for (const id of others.slice(0, -1)) expect((await give(asha, { id }, 2)).status).toBe(200);
    const last = others.at(-1) ?? '';
    const answers = await Promise.all([give(asha, { id: last }, 1), give(asha, ravi, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toBe(
      'A place can be shared with 20 people at a time. Stop sharing with somebody first.',
    );
    expect((await give(asha, { id: first }, 30)).status).toBe(200);
    wait(DAY);
    expect((await give(asha, ravi)).status).toBe(200);
  });
});

test.each(['list', 'take-back'])('%s is for the author alone', async (what) => {
  await give(asha, ravi);
  const more = what === 'list' ? {} : { userId: ravi.id };
  for (const who of [ravi, chitra])
    expect(await ask(who, what, more)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  await seedBlock(api.db.write, asha.id, chitra.id);
  expect(await ask(chitra, what, more)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await api.db.write.$count(placeShares)).toBe(1);
});

test('in the log, who has blocked the author looks as if their account were deleted', async () => {
  await give(asha, ravi);
  await look(ravi);
  await seedBlock(api.db.write, ravi.id, asha.id);
  expect((await overview()).looks).toMatchObject([{ user: null }]);
});

test('a block and a share at the same time leave no share', async () => {
  for (let round = 0; round < 5; round++) {
    await api.db.write.delete(blocks);
    await Promise.all([give(asha, ravi), call(api.app, ravi, '/api/user/block', { id: asha.id })]);
    await expectEnded();
  }
});

test('the export has the shares that its owner gave and who looked, and no place of others', async () => {
  await give(asha, ravi, 90);
  await look(ravi);
  const exported = async (who: Caller) => {
    const { rawPayload } = await api.call(who, 'GET', '/api/user/export');
    return readZip(rawPayload);
  };
  const files = await exported(asha);
  const json = (name: string) => JSON.parse(String(files.get(name))) as unknown;
  expect(json('place-looks.json')).toMatchObject([
    { post_id: post._id, who: 'Bikram Sen', looked_at: now.toISOString() },
  ]);
  const until = after(90 * DAY).toISOString();
  expect(json('place-shares.json')).toEqual([
    { id: post._id, shared_with: [{ who: 'Bikram Sen', since: now.toISOString(), until }] },
  ]);
  const member = await exported(ravi);
  for (const text of [...member.values()].map(String)) {
    expect(text).not.toContain('26.57');
    expect(text).not.toContain('2026-05-14');
  }
  expect(String(member.get('place-shares.json')).trim()).toBe('[]');
});

test('pruning deletes shares that have ended, and looks after a year', async () => {
  await give(asha, ravi, 1);
  await give(asha, chitra, 2);
  await look(ravi);
  await prunePlaceShares(api.db.write, after(DAY));
  expect(await api.db.write.$count(placeShares)).toBe(1);
  expect(await api.db.write.$count(placeLooks)).toBe(1);
  await prunePlaceShares(api.db.write, after(LOOKS_KEPT_MS));
  expect(await api.db.write.$count(placeLooks)).toBe(0);
});

test('the database keeps no share without an end within 90 days, and none of an open place', async () => {
  const row = { postId: post._id, memberId: ravi.id, createdAt: now };
  await expect(
    api.db.write.insert(placeShares).values({ ...row, until: after(90 * DAY + 1) }),
  ).rejects.toThrow();
  await give(asha, ravi);
  await api.db.write.update(sightings).set({ ownLevel: 0, level: 0 }).where(eq(sightings.postId, post._id));
  await expectEnded();
});
