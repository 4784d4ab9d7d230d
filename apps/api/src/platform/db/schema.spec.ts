import { setTimeout } from 'node:timers/promises';
import { foldText } from '@aranya/contracts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import {
  type Ids,
  openTestDatabase,
  seedBlock,
  seedCast,
  seedConnection,
  seedFollow,
  seedPost,
} from '../../testing';
import fc from 'fast-check';
import { usernameKey } from '../../people/current-user/username-key';
import { newId } from '../common/ids';
import type { Database } from './database';
import {
  blocks,
  connectionRequests,
  connections,
  contactMessages,
  events,
  likes,
  media,
  messages,
  postImages,
  posts,
  quotaCounts,
  reports,
  suspensions,
  users,
} from './schema';
import { findCheckViolation, isForeignKeyViolation, isUniqueViolation, queryRows } from './types';

const ISSUER = 'https://issuer.example/';
const HASH = 'c0'.repeat(32);

let db: Database;
let ids: Ids;
beforeAll(async () => {
  db = await openTestDatabase();
  ids = await seedCast(db.write, ISSUER);
});
afterAll(() => db.close());

const errorOf = (attempt: PromiseLike<unknown>) =>
  Promise.resolve(attempt).then(
    () => null,
    (error: unknown) => error,
  );
const write = () => db.write;
const add = <Table extends PgTable>(table: Table, row: PgInsertValue<Table> | PgInsertValue<Table>[]) =>
  write()
    .insert(table)
    .values(row as PgInsertValue<Table>);
const person = (more: object) => ({
  id: newId(),
  issuer: ISSUER,
  subject: newId(),
  fullName: 'Member',
  ...more,
});
const letter = (more: object = {}) => {
  const [lowId = '', highId = ''] = [ids.asha, ids.bikram].sort();
  const usual = { fromId: ids.asha, toId: ids.bikram, lowId, highId, text: 'x', lowSeq: 1, highSeq: 1 };
  return { id: newId(), messageType: 'text' as const, ...usual, ...more };
};
const picture = (more: object = {}) => ({
  hash: HASH,
  type: 'image/webp',
  kind: 'post' as const,
  bytes: 1,
  width: 1,
  height: 1,
  ...more,
});

describe('constraints', () => {
  const rules: Record<string, () => PromiseLike<unknown>> = {
    users_full_name_length: () => add(users, person({ fullName: '' })),
    users_username_shape: () => add(users, person({ username: 'Asha' })),
    users_bio_length: () => add(users, person({ bio: 'x'.repeat(301) })),
    users_location_length: () => add(users, person({ location: 'x'.repeat(81) })),
    users_issuer_picture_shape: () => add(users, person({ issuerPicture: 'javascript:x' })),
    users_newest_post_whole: () =>
      write().update(users).set({ newestPostAt: new Date(), newestPostId: null }),
    users_counts_not_negative: () => write().update(users).set({ postsCount: -1 }),
    media_hash_shape: () => add(media, picture({ hash: 'x' })),
    media_type_shape: () => add(media, picture({ type: 'text/html' })),
    media_kind_known: () => add(media, picture({ kind: 'other' })),
    media_sizes_positive: () => add(media, picture({ width: 0 })),
    posts_content_length: () => seedPost(write(), ids.asha, 'x'.repeat(2001)),
    posts_not_empty: () => seedPost(write(), ids.asha, ''),
    follows_not_oneself: () => seedFollow(write(), ids.asha, ids.asha),
    follows_not_blocked: async () => {
      await seedBlock(write(), ids.asha, ids.bikram);
      await seedFollow(write(), ids.bikram, ids.asha).finally(() => write().delete(blocks));
    },
    connections_ordered: () => seedConnection(write(), ids.asha, ids.asha),
    connections_requested_by_one: () => {
      const [lowId = '', highId = ''] = [ids.asha, ids.bikram].sort();
      return add(connections, { lowId, highId, requestedBy: ids.chitra, status: 'pending' });
    },
    connection_requests_not_oneself: () =>
      add(connectionRequests, { id: newId(), fromId: ids.asha, toId: ids.asha }),
    blocks_not_oneself: () => add(blocks, { blockerId: ids.asha, blockedId: ids.asha }),
    messages_not_oneself: () => add(messages, letter({ lowId: ids.asha, highId: ids.asha })),
    messages_text_length: () => add(messages, letter({ text: 'x'.repeat(2001) })),
    messages_not_empty: () => add(messages, letter({ text: '' })),
    messages_seq_positive: () => add(messages, letter({ lowSeq: 0 })),
    events_message_named: () => add(events, { recipientId: ids.asha, seq: 1, type: 'message' }),
    events_seen_complete: () => add(events, { recipientId: ids.asha, seq: 1, type: 'seen' }),
    reports_details_length: () =>
      add(reports, {
        id: newId(),
        subject: 'user',
        subjectId: ids.asha,
        reason: 'spam',
        details: 'x'.repeat(1001),
      }),
    posts_hidden_with_reason: () =>
      add(posts, { id: newId(), authorId: ids.asha, content: 'x', postType: 'text', hiddenAt: new Date() }),
    suspensions_reason_length: () => add(suspensions, { userId: ids.asha, reason: '', since: new Date() }),
    suspensions_ordered: () =>
      add(suspensions, { userId: ids.asha, reason: 'x', since: new Date(1), until: new Date(0) }),
    quota_counts_not_negative: () =>
      add(quotaCounts, { userId: ids.asha, action: 'post', hour: new Date(), count: -1 }),
    contact_messages_message_length: () =>
      add(contactMessages, { id: newId(), name: 'A', email: 'a@b.example', message: '' }),
  };

  it.each(Object.keys(rules))('enforce %s', async (rule) => {
    expect(findCheckViolation(await errorOf(rules[rule]?.() ?? Promise.resolve()))).toBe(rule);
  });

  it('refuse a username twice', async () => {
    const error = await errorOf(add(users, person({ username: 'asha' })));
    expect(isUniqueViolation(error, 'users_username_key')).toBe(true);
    expect(isUniqueViolation(error, 'users_identity_key')).toBe(false);
  });

  it('refuse an identity twice, and a client id twice by one author', async () => {
    const twin = person({ subject: 'asha' });
    expect(isUniqueViolation(await errorOf(add(users, twin)), 'users_identity_key')).toBe(true);

    const clientId = newId();
    const post = (authorId: string) =>
      add(posts, { id: newId(), authorId, clientId, content: 'x', postType: 'text' });
    await post(ids.asha);
    await post(ids.bikram);
    expect(isUniqueViolation(await errorOf(post(ids.asha)), 'posts_client_id_key')).toBe(true);
    const sent = () => add(messages, letter({ clientId }));
    await sent();
    expect(isUniqueViolation(await errorOf(sent()), 'messages_client_id_key')).toBe(true);
  });

  it('refuse a missing author', async () => {
    const error = await errorOf(seedPost(write(), newId(), 'x'));
    expect(isForeignKeyViolation(error)).toBe(true);
    expect(isUniqueViolation(error)).toBe(false);
  });
});

describe('counts', () => {
  const countsOf = async (id: string) => {
    const [row] = await write().select().from(users).where(eq(users.id, id));
    return [row?.followersCount, row?.followingCount, row?.connectionsCount, row?.postsCount];
  };
  const refcount = async () => (await write().select().from(media).where(eq(media.hash, HASH)))[0]?.refcount;
  const member = async () => {
    const [row] = await add(users, person({})).returning({ id: users.id });
    return row?.id ?? '';
  };

  it('follow changes of follows, connections, posts and likes', async () => {
    const [a, b] = [await member(), await member()];
    await seedFollow(write(), a, b);
    await seedConnection(write(), a, b, 'pending');
    const post = await seedPost(write(), a, 'x');
    await add(likes, [
      { postId: post, userId: a },
      { postId: post, userId: b },
    ]);
    expect([await countsOf(a), await countsOf(b)]).toEqual([
      [0, 1, 0, 1],
      [1, 0, 0, 0],
    ]);
    await write().update(connections).set({ status: 'accepted' }).where(eq(connections.requestedBy, a));
    expect([await countsOf(a), await countsOf(b)]).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 0],
    ]);

    await write().delete(users).where(eq(users.id, b));
    expect(await countsOf(a)).toEqual([0, 0, 0, 1]);
    expect((await write().select().from(posts).where(eq(posts.id, post)))[0]?.likesTotal).toBe(1);
    await write().delete(posts).where(eq(posts.id, post));
    expect(await countsOf(a)).toEqual([0, 0, 0, 0]);
  });

  it('stay exact under concurrent writes', async () => {
    const star = await member();
    const fans = await Promise.all(Array.from({ length: 20 }, member));
    await Promise.all(
      fans.flatMap((fan) => [seedFollow(write(), fan, star), seedFollow(write(), star, fan)]),
    );
    expect(await countsOf(star)).toEqual([20, 20, 0, 0]);
  });

  describe("each author's newest post", () => {
    const newestOf = async (author: string) => {
      const { newestPostAt, newestPostId } = users;
      const [row] = await write()
        .select({ newestPostAt, newestPostId })
        .from(users)
        .where(eq(users.id, author));
      return row;
    };
    const readNewest = async (author: string) => {
      const [row] = await write()
        .select({ newestPostAt: posts.createdAt, newestPostId: posts.id })
        .from(posts)
        .where(and(eq(posts.authorId, author), isNull(posts.hiddenAt)))
        .orderBy(desc(posts.createdAt), desc(posts.id))
        .limit(1);
      return row ?? { newestPostAt: null, newestPostId: null };
    };
    const setHidden = (id: string, hidden: boolean) =>
      write()
        .update(posts)
        .set(hidden ? { hiddenAt: new Date(), hiddenReason: 'x' } : { hiddenAt: null, hiddenReason: null })
        .where(eq(posts.id, id));

    it('is known after any order of publishing, hiding, showing, moving and deleting', async () => {
      const act = fc.record({
        kind: fc.constantFrom('publish', 'publish', 'hide', 'show', 'move', 'delete'),
        // Few moments, so that some are equal.
        at: fc.integer({ min: 1, max: 4 }),
        which: fc.nat(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
          const author = await member();
          const known: string[] = [];
          for (const { kind, at, which } of acts) {
            const id = known[which % Math.max(known.length, 1)];
            if (kind === 'publish') known.push(await seedPost(write(), author, 'x', new Date(at * 1000)));
            else if (id === undefined) continue;
            else if (kind === 'delete') await write().delete(posts).where(eq(posts.id, id));
            else if (kind === 'move')
              await write()
                .update(posts)
                .set({ createdAt: new Date(at * 1000) })
                .where(eq(posts.id, id));
            else await setHidden(id, kind === 'hide');
            expect(await newestOf(author)).toEqual(await readNewest(author));
          }
        }),
        { numRuns: 40 },
      );
    });

    it.each([
      ['delete', (newest: string) => write().delete(posts).where(eq(posts.id, newest))],
      ['hide', (newest: string) => setHidden(newest, true)],
      ['publish', (_newest: string, author: string) => seedPost(write(), author, 'x', new Date(2000))],
    ])('is known after another has waited to %s', async (_kind, change) => {
      const author = await member();
      const newest = await seedPost(write(), author, 'x', new Date(4000));
      let waiting: PromiseLike<unknown> | undefined;
      await db.write.transaction(async (tx) => {
        await seedPost(tx, author, 'x', new Date(3000));
        // Waits for the end of this transaction, as both change the author.
        waiting = Promise.resolve(change(newest, author));
        await setTimeout(50);
      });
      await waiting;
      expect(await newestOf(author)).toEqual(await readNewest(author));
    });
  });

  it('count the uses of a picture', async () => {
    const owner = await member();
    await add(media, picture());
    const post = await seedPost(write(), owner, 'x');
    await add(
      postImages,
      [0, 1].map((position) => ({ postId: post, position, mediaHash: HASH })),
    );
    await write()
      .update(users)
      .set({ profileMediaHash: HASH, coverMediaHash: HASH })
      .where(eq(users.id, owner));
    expect(await refcount()).toBe(4);
    await write().update(users).set({ coverMediaHash: null }).where(eq(users.id, owner));
    expect(await refcount()).toBe(3);
    expect(isForeignKeyViolation(await errorOf(write().delete(media)))).toBe(true);
    await write().delete(users).where(eq(users.id, owner));
    expect(await refcount()).toBe(0);
  });
});

it("keeps a deleted user's messages with the other side", async () => {
  const [row] = await add(users, person({})).returning({ id: users.id });
  const gone = row?.id ?? '';
  const [lowId = '', highId = ''] = [gone, ids.chitra].sort();
  const sent = letter({ fromId: gone, toId: ids.chitra, lowId, highId });
  await add(messages, sent);
  await write().delete(users).where(eq(users.id, gone));
  const [kept] = await write().select().from(messages).where(eq(messages.id, sent.id));
  expect(kept).toMatchObject({ fromId: null, toId: ids.chitra, lowId, highId, text: 'x' });
});

it('folds spellings as pages do', async () => {
  const letters = fc.constantFrom(
    ...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशसहळ\u0929\u0931\u0934अआॲऍऑािॅॉॆॊ०१९्््ं\u0901ः',
    ' ',
    'É',
    'a',
  );
  const dotted = fc.constantFrom(...'\u0958\u095b\u095c\u095d', 'क\u093c', '\u200c', '\u200d');
  const words = fc.sample(
    fc.string({ unit: fc.oneof({ weight: 4, arbitrary: letters }, dotted), maxLength: 12 }),
    500,
  );
  const rows = await queryRows<{ folded: string; key: string }>(
    write(),
    sql`select aranya_fold(word) as folded, aranya_username_key(word) as key from unnest(${sql.param(words)}::text[]) with ordinality as given(word, place)
      order by place`,
  );
  expect(rows).toEqual(words.map((word) => ({ folded: foldText(word), key: usernameKey(word) })));
});

it('searches users without case and accents', async () => {
  await add(users, person({ fullName: 'Zoë Ñandú', location: 'Chhattīsgarh' }));
  const found = await queryRows<{ full_name: string }>(
    write(),
    sql`select full_name from users where search_text like '%' || aranya_fold(${'CHHATTISGARH'}) || '%'`,
  );
  expect(found).toEqual([{ full_name: 'Zoë Ñandú' }]);
});

describe('indexes', () => {
  /** As for a large table: small ones are scanned. */
  async function planOf(query: SQL): Promise<string> {
    return await db.write.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const rows = await queryRows<{ 'QUERY PLAN': string }>(tx, sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }
  const someone = sql`'00000000-0000-7000-8000-000000000000'::uuid`;

  it.each<[string, SQL]>([
    [
      'posts_author_index',
      sql`select * from posts where author_id = ${someone} and (created_at, id) < (now(), ${someone})
        order by created_at desc, id desc limit 20`,
    ],
    ['posts_newest_index', sql`select * from posts order by created_at desc, id desc limit 20`],
    [
      'likes_of_user_index',
      sql`select * from likes where user_id = ${someone} order by created_at desc, post_id desc`,
    ],
    [
      'likes_of_post_index',
      sql`select * from likes where post_id = ${someone} order by created_at desc, user_id desc`,
    ],
    [
      'follows_followers_index',
      sql`select * from follows where followee_id = ${someone} order by created_at desc`,
    ],
    [
      'follows_following_index',
      sql`select * from follows where follower_id = ${someone} order by created_at desc`,
    ],
    [
      'connections_low_index',
      sql`select * from connections where low_id = ${someone} and status = 'accepted' order by since desc`,
    ],
    [
      'messages_chat_index',
      sql`select * from messages where low_id = ${someone} and high_id = ${someone} order by low_seq desc limit 20`,
    ],
    [
      'messages_recent_index',
      sql`select distinct on (from_id) * from messages where to_id = ${someone} order by from_id desc, low_seq desc`,
    ],
    ['users_search_index', sql`select id from users where search_text like '%tiger%'`],
    ['users_popular_index', sql`select id from users order by followers_count desc, id desc limit 20`],
  ])('%s is used', async (index, query) => {
    const plan = await planOf(query);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort/);
  });
});
