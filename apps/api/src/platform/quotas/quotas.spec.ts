// @seconds 36
import { errorBodySchema } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { setRole } from '../../moderation/admin/roles';
import { colourPng, postForm } from '../../posts/posts.testing';
import { type Member, seedConnection, seedMember, seedPost, useTestApp } from '../../testing';
import { newId } from '../common/ids';
import { connectionRequests, media, postImages, posts, quotaCounts, sightings, users } from '../db/schema';
import { queryRows } from '../db/types';
import { pruneQuotas } from './prune-quotas';
import { type AccountAge, type QuotaAction, quotaTable } from './quota-table';
import { HOUR_MS } from './quota-limits';
import { createQuotas } from './quotas';

/** Half past, so that no test crosses an hour. */
const NOW = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2;

let picture: Buffer;
const api = useTestApp({ env: { RATE_LIMIT_SCALE: '1' }, clock: () => new Date(NOW) });
beforeAll(async () => {
  picture = await colourPng();
});

let number = 0;
async function newMember(age: AccountAge = 'later'): Promise<Member> {
  number += 1;
  const member = await api.member(`Quota${number}`);
  const ageHours = { firstDay: 1, firstWeek: 30, later: 24 * 8 }[age];
  const createdAt = new Date(NOW - ageHours * HOUR_MS);
  await api.db.write.update(users).set({ createdAt }).where(eq(users.id, member.id));
  return member;
}

/** Others to act on. */
const newOthers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => {
      number += 1;
      return seedMember(api.db.write, api.issuer.url, `other${number}`, `Other ${number}`);
    }),
  );

async function use(member: Member, action: QuotaAction, count: number, hoursAgo = 0): Promise<void> {
  const hour = new Date(Math.floor(NOW / HOUR_MS) * HOUR_MS - hoursAgo * HOUR_MS);
  await api.db.write.insert(quotaCounts).values({ userId: member.id, action, hour, count });
}

async function used({ id }: Member, action: QuotaAction): Promise<number> {
  const rows = await api.db.write
    .select({ count: quotaCounts.count })
    .from(quotaCounts)
    .where(and(eq(quotaCounts.userId, id), eq(quotaCounts.action, action)));
  return rows.reduce((sum, { count }) => sum + count, 0);
}

async function send({ headers }: Member, url: string, payload?: object) {
  const answer = await api.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    retryAfter: Number(answer.headers['retry-after']),
    refusal: () => errorBodySchema.strict().parse(answer.json()),
  };
}

const publish = (member: Member, fields: Record<string, string>, images: Buffer[] = []) =>
  send(
    member,
    '/api/post/add',
    postForm(
      fields,
      images.map((bytes) => ({ bytes })),
    ),
  );

function messageTo(otherId: string, text: string): FormData {
  const form = new FormData();
  form.append('to_user_id', otherId);
  form.append('text', text);
  return form;
}

function profileForm(bio: string): FormData {
  const form = new FormData();
  form.append('bio', bio);
  return form;
}

const CALLS = 20;

/** Makes 20 calls that would all succeed without quotas. */
type Attempt = (member: Member) => Promise<Awaited<ReturnType<typeof send>>[]>;

const toEach =
  (url: string, body: (id: string) => object): Attempt =>
  async (member) =>
    Promise.all((await newOthers(CALLS)).map((id) => send(member, url, body(id))));

const again =
  (call: (member: Member, turn: number) => ReturnType<typeof send>): Attempt =>
  (member) =>
    Promise.all(Array.from({ length: CALLS }, (_, turn) => call(member, turn)));

async function postsOfOthers(): Promise<string[]> {
  const [author = ''] = await newOthers(1);
  return Promise.all(Array.from({ length: CALLS }, (_, n) => seedPost(api.db.write, author, `Post ${n}`)));
}

const attempts: Record<QuotaAction, Attempt> = {
  post: again((member, turn) => publish(member, { content: `Heron number ${turn}` })),
  // Only a few pictures of one account may wait to be decoded.
  picture: async (member) => {
    const answers = [];
    for (let group = 0; group < CALLS / 5; group += 1)
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => publish(member, {}, [picture])))));
    return answers;
  },
  like: async (member) =>
    Promise.all((await postsOfOthers()).map((postId) => send(member, '/api/post/like', { postId }))),
  identification: async (member) => {
    const ids = await postsOfOthers();
    await api.db.write.update(posts).set({ asks: true });
    const body = (postId: string) => ({ postId, species: 'leopard' });
    return Promise.all(ids.map((id) => send(member, '/api/identifications/suggest', body(id))));
  },
  comment: async (member) => {
    const [postId = ''] = await postsOfOthers();
    return Promise.all(
      Array.from({ length: CALLS }, (_, turn) =>
        send(member, '/api/comments/add', { postId, content: `Comment ${turn}`, client_id: newId() }),
      ),
    );
  },
  moderation: async (member) => {
    const act = { operator: 'test', reason: '', now: new Date(NOW) };
    await api.db.write.transaction((tx) => setRole(tx, member.id, 'moderator', act));
    return toEach('/api/admin/members/suspend', (id) => ({ id, reason: 'Spam', until: null }))(member);
  },
  appeal: async (member) => {
    const hidden = { hiddenAt: new Date(NOW), hiddenReason: 'A den' };
    const rows = Array.from({ length: CALLS }, () => ({ id: newId(), authorId: member.id, ...hidden }));
    await api.db.write
      .insert(posts)
      .values(rows.map((row) => ({ ...row, content: 'A den', postType: 'text' as const })));
    const body = (id: string) => ({ subject: 'post', subject_id: id, text: 'It is a zoo.' });
    return Promise.all(rows.map(({ id }) => send(member, '/api/appeals/add', body(id))));
  },
  placeShare: async (member) => {
    const postId = await seedPost(api.db.write, member.id, 'A den');
    const seen = { seenOn: '2026-03-01', park: 'kanha-national-park', ownLevel: 2, level: 2 };
    await api.db.write
      .insert(sightings)
      .values({ postId, authorId: member.id, createdAt: new Date(NOW), ...seen });
    return toEach('/api/place-shares/give', (userId) => ({ postId, userId, days: 7 }))(member);
  },
  follow: toEach('/api/user/follow', (id) => ({ id })),
  connect: toEach('/api/user/connect', (id) => ({ id })),
  block: toEach('/api/user/block', (id) => ({ id })),
  push: again((member, turn) =>
    send(member, '/api/push/subscribe', {
      endpoint: `https://push.example.org/${turn}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
  ),
  mute: toEach('/api/user/mute', (id) => ({ id })),
  report: async (member) =>
    Promise.all(
      (await postsOfOthers()).map((id) =>
        send(member, '/api/report', { subject: 'post', id, reason: 'spam', details: '' }),
      ),
    ),
  message: async (member) => {
    const [friend = ''] = await newOthers(1);
    await seedConnection(api.db.write, member.id, friend);
    return again((sender, turn) => send(sender, '/api/messages/send', messageTo(friend, `Hello ${turn}`)))(
      member,
    );
  },
  altText: async (member) => {
    const { write } = api.db;
    const hash = 'c'.repeat(64);
    const size = { bytes: 1, width: 1, height: 1 };
    await write
      .insert(media)
      .values({ hash, type: 'image/webp', kind: 'post', ...size })
      .onConflictDoNothing();
    const ids = await postsOfOthers();
    await write.insert(postImages).values(ids.map((postId) => ({ postId, position: 0, mediaHash: hash })));
    return Promise.all(
      ids.map((postId) => send(member, '/api/alt-texts/suggest', { postId, position: 0, alt: 'A heron' })),
    );
  },
  profile: again((member, turn) => send(member, '/api/user/update', profileForm(`Bio ${turn}`))),
  life_record: again((member) =>
    send(member, '/api/life-list/add', { records: [{ species: 'chital', seen_on: '2026-03-01' }] }),
  ),
  life_import: again((member) =>
    send(member, '/api/life-list/import/add', {
      import_id: newId(),
      source: 'ebird',
      records: [{ species: 'chital', seen_on: '2026-03-01' }],
    }),
  ),
  favorite: again((member) =>
    send(member, '/api/user/favorites', {
      changes: [{ species: 'chital', favorite: true, at: '2026-03-01T00:00:00.000Z' }],
    }),
  ),
  correction: again((member, turn) =>
    send(member, '/api/corrections', {
      record: 'species/dhole',
      field: 'food',
      value: `Chital and ${turn} other deer`,
      source_title: 'A book',
      explanation: 'Read there',
    }),
  ),
  topic: again((member, turn) => send(member, '/api/topics/follow', { kind: 'tag', key: `owls_${turn}` })),
  token: again((member, turn) =>
    send(member, '/api/user/tokens', { name: `Script ${turn}`, scope: 'read', days: 30 }),
  ),
  edit: async (member) => {
    const ids = await Promise.all(
      Array.from({ length: CALLS }, (_, n) => seedPost(api.db.write, member.id, `Post ${n}`)),
    );
    return Promise.all(
      ids.map((postId) => send(member, '/api/post/edit', { postId, edited_at: null, content: 'Edited' })),
    );
  },
  bookmark: async (member) =>
    Promise.all(
      (await postsOfOthers()).map((postId) =>
        send(member, '/api/bookmarks/set', { postId, bookmarked: true }),
      ),
    ),
  collection: again((member, turn) =>
    send(member, '/api/bookmarks/collections/add', { name: `Owls ${turn}` }),
  ),
  draft: again((member, turn) =>
    send(member, '/api/drafts/save', { draftId: newId(), revision: 0, body: { text: `Draft ${turn}` } }),
  ),
  export: again((member) => send(member, '/api/user/export')),
};

const actions = Object.keys(attempts) as QuotaAction[];

describe.each(actions)('the quota of %s', (action) => {
  it('lets exactly the allowed number of 20 parallel calls pass', async () => {
    const member = await newMember();
    const { hour } = quotaTable[action].later;
    await use(member, action, hour - 3);
    const answers = await attempts[action](member);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(refused).toHaveLength(CALLS - 3);
    expect(await used(member, action)).toBe(hour);
    for (const { refusal, retryAfter } of refused) {
      expect(refusal()).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringMatching(/limit of \d+ .+ in an hour\. Please try again in 30 minutes\.$/),
      });
      expect(retryAfter).toBe(30 * 60);
    }
  });
});

it.each([
  ['post', 'posts', 'author_id'],
  ['like', 'likes', 'user_id'],
  ['identification', 'identifications', 'user_id'],
  ['follow', 'follows', 'follower_id'],
  ['message', 'messages', 'from_id'],
] as const)('stores nothing for a refused %s', async (action, table, owner) => {
  const member = await newMember();
  await use(member, action, quotaTable[action].later.hour - 1);
  await attempts[action](member);
  const stored = await queryRows(
    api.db.write,
    sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${member.id}`,
  );
  expect(stored).toHaveLength(1);
});

it('refuses for a day what was used up in 24 hours, and says when the oldest hour is past', async () => {
  const member = await newMember();
  const { day } = quotaTable.post.later;
  // 24 hours ago no longer counts.
  await use(member, 'post', 50, 24);
  await use(member, 'post', 10, 20);
  await use(member, 'post', day - 10, 5);
  const answer = await publish(member, { content: 'One too many' });
  expect(answer.status).toBe(429);
  expect(answer.retryAfter).toBe(3.5 * 3600);
  expect(answer.refusal().message).toBe(
    'You have reached the limit of 300 posts in 24 hours. Please try again in 4 hours.',
  );
});

it.each([
  [429, 23],
  [200, 24],
])(
  'answers with %i to one more after a quota of a day that was used up %i hours ago',
  async (status, hoursAgo) => {
    const member = await newMember();
    await use(member, 'post', quotaTable.post.later.day, hoursAgo);
    const answer = await publish(member, { content: 'One more' });
    expect(answer.status).toBe(status);
    if (status === 429) expect(answer.retryAfter).toBe(0.5 * 3600);
  },
);

it('is tighter for new accounts, and tells them that it grows', async () => {
  const { firstDay, firstWeek } = quotaTable.post;
  for (const [age, count, status] of [
    ['firstDay', firstDay.hour, 429],
    ['firstWeek', firstDay.hour, 200],
    ['firstWeek', firstWeek.hour, 429],
    ['later', firstWeek.hour, 200],
  ] as const) {
    const member = await newMember(age);
    await use(member, 'post', count);
    const answer = await publish(member, { content: 'A heron' });
    expect([age, count, answer.status]).toEqual([age, count, status]);
    if (status === 429) expect(answer.refusal().message).toContain('It rises as your account gets older.');
  }
});

it('never gives older accounts less than younger ones', () => {
  for (const { firstDay, firstWeek, later } of Object.values(quotaTable)) {
    for (const period of ['hour', 'day'] as const) {
      expect(firstDay[period]).toBeLessThanOrEqual(firstWeek[period]);
      expect(firstWeek[period]).toBeLessThanOrEqual(later[period]);
    }
    expect(firstDay.hour).toBeLessThanOrEqual(firstDay.day);
  }
});

it('does not count repeated, refused and taken back actions', async () => {
  const member = await newMember();
  const client_id = '01990000-0000-7000-8000-0000000000aa';
  for (let turn = 0; turn < 3; turn += 1) await publish(member, { content: 'The same', client_id });
  expect((await publish(member, { content: '' })).status).toBe(400);
  expect(await used(member, 'post')).toBe(1);

  const [other = ''] = await newOthers(1);
  const postId = await seedPost(api.db.write, other, 'A post');
  expect((await send(member, '/api/post/like', { postId })).status).toBe(200);
  expect((await send(member, '/api/post/like', { postId })).status).toBe(200);
  expect((await send(member, '/api/post/like', { postId: other })).status).toBe(404);
  expect(await used(member, 'like')).toBe(1);

  for (let turn = 0; turn < 3; turn += 1) await send(member, '/api/user/connect', { id: other });
  for (let turn = 0; turn < 3; turn += 1) await send(member, '/api/user/follow', { id: other });
  expect((await send(member, '/api/messages/send', messageTo(other, 'Not connected'))).status).toBe(403);
  expect([
    await used(member, 'connect'),
    await used(member, 'follow'),
    await used(member, 'message'),
  ]).toEqual([1, 1, 0]);
  const sent = await api.db.write
    .select()
    .from(connectionRequests)
    .where(eq(connectionRequests.fromId, member.id));
  expect(sent).toHaveLength(1);
});

it('does not count a write that fails afterwards', async () => {
  const member = await newMember();
  const quotas = createQuotas({ scale: 1, now: () => NOW });
  const write = api.db.write.transaction(async (tx) => {
    await quotas.take(tx, member.id, 'post');
    throw new Error('The disk is full');
  });
  await expect(write).rejects.toThrow('The disk is full');
  expect(await used(member, 'post')).toBe(0);
});

it('counts the pictures of a post together, and refuses the post whole', async () => {
  const member = await newMember();
  await use(member, 'picture', quotaTable.picture.later.hour - 2);
  expect((await publish(member, {}, [picture, picture, picture])).status).toBe(429);
  expect(await used(member, 'post')).toBe(0);
  expect((await publish(member, {}, [picture, picture])).status).toBe(200);
  expect(await used(member, 'picture')).toBe(quotaTable.picture.later.hour);
  // Text without pictures still passes.
  expect((await publish(member, { content: 'Only words' })).status).toBe(200);
});

it('counts the download of data only as such', async () => {
  const member = await newMember();
  await publish(member, { content: 'With a picture' }, [picture]);
  await send(member, '/api/user/export');
  const rows = await api.db.write.select().from(quotaCounts).where(eq(quotaCounts.userId, member.id));
  expect(Object.fromEntries(rows.map(({ action, count }) => [action, count]))).toEqual({
    post: 1,
    picture: 1,
    export: 1,
  });
});

it('does not deadlock when people do everything at once', async () => {
  const [asha, bikram] = [await newMember(), await newMember()];
  await seedConnection(api.db.write, asha.id, bikram.id);
  const everything = (member: Member, other: Member, postId: string, turn: number) => {
    const profile = profileForm(`Bio ${turn}`);
    if (turn % 4 === 0) profile.append('profile', new Blob([new Uint8Array(picture)]), 'picture.png');
    return [
      publish(member, { content: `Post ${turn}` }, turn % 4 === 0 ? [picture] : []),
      send(member, '/api/user/update', profile),
      send(member, '/api/messages/send', messageTo(other.id, `Message ${turn}`)),
      send(member, '/api/post/like', { postId }),
      send(member, '/api/user/follow', { id: other.id }),
      send(member, '/api/user/unfollow', { id: other.id }),
    ];
  };
  const ofAsha = await seedPost(api.db.write, asha.id, 'A post of Asha');
  const ofBikram = await seedPost(api.db.write, bikram.id, 'A post of Bikram');
  const statuses = new Set<number>();
  // More calls at once would wait for connections of the pool.
  for (let turn = 0; turn < 16; turn += 2) {
    const answers = await Promise.all(
      [turn, turn + 1].flatMap((each) => [
        ...everything(asha, bikram, ofBikram, each),
        ...everything(bikram, asha, ofAsha, each),
      ]),
    );
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});

it('scales with RATE_LIMIT_SCALE, to at least one', async () => {
  const member = await newMember();
  const passes = async (action: QuotaAction, scale: number) => {
    const quotas = createQuotas({ scale, now: () => NOW });
    for (let calls = 0; calls < 100; calls += 1) {
      const refused = await quotas.take(api.db.write, member.id, action).then(
        () => false,
        () => true,
      );
      if (refused) return calls;
    }
    return Infinity;
  };
  expect(await passes('post', 0.1)).toBe(6);
  expect(await passes('export', 0.1)).toBe(1);
  expect(await passes('message', 1_000_000)).toBe(Infinity);
});

it('answers that the account is deleted when it is', async () => {
  const quotas = createQuotas({ scale: 1, now: () => NOW });
  const gone = '01990000-0000-7000-8000-0000000000ff';
  await expect(quotas.take(api.db.write, gone, 'post')).rejects.toMatchObject({ code: 'account_deleted' });
});

it('deletes counts that no quota looks at', async () => {
  const member = await newMember();
  await use(member, 'like', 7, 30);
  await use(member, 'like', 5, 23);
  await pruneQuotas(api.db.write, new Date(NOW));
  expect(await used(member, 'like')).toBe(5);
});
