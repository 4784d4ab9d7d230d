import { limits, refusalSchema } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../common/ids';
import { blocks, connectionRequests, connections, follows, users } from '../db/schema';
import { type CastName, createTestApp, seedBlock, seedConnection, type TestApp } from '../testing';
import { DAY, type TieChange } from './connections.policy';
import { createConnectionsRepository } from './connections.repository';

let now = Date.UTC(2026, 0, 31, 9);
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ clock: () => new Date(now) });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [follows, connections, connectionRequests, blocks]) await api.db.write.delete(table);
});

const paths: Record<TieChange, string> = {
  follow: '/api/user/follow',
  unfollow: '/api/user/unfollow',
  connect: '/api/user/connect',
  accept: '/api/user/accept',
  decline: '/api/user/decline',
  cancel: '/api/user/cancel',
  disconnect: '/api/user/disconnect',
  removeFollower: '/api/user/remove-follower',
};
const everyChange = Object.keys(paths) as TieChange[];

async function change(who: CastName, what: TieChange, id: string) {
  const answer = await api.call(who, 'POST', paths[what], { id });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const done = (message: string) => ({ status: 200, body: { success: true, message } });

/** All that stands between people, as `follower > followee`, `asker ? asked` and `one = other`. */
async function stands(): Promise<string[]> {
  const names = new Map(Object.entries(api.ids).map(([name, id]) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? 'somebody';
  const following = await api.db.write.select().from(follows);
  const pairs = await api.db.write.select().from(connections);
  return [
    ...following.map(({ followerId, followeeId }) => `${nameOf(followerId)} > ${nameOf(followeeId)}`),
    ...pairs.map(({ lowId, highId, requestedBy, status }) => {
      const other = requestedBy === lowId ? highId : lowId;
      if (status === 'pending') return `${nameOf(requestedBy)} ? ${nameOf(other)}`;
      return [nameOf(lowId), nameOf(highId)].sort().join(' = ');
    }),
  ].sort();
}

describe('following', () => {
  test('begins at once, and again changes nothing', async () => {
    expect(await change('asha', 'follow', api.ids.bikram)).toEqual(done('You are following Bikram Sen'));
    expect(await change('asha', 'follow', api.ids.bikram)).toEqual(done('You are following Bikram Sen'));
    expect(await stands()).toEqual(['asha > bikram']);
  });

  test('ends, and again changes nothing', async () => {
    await change('asha', 'follow', api.ids.bikram);
    await change('bikram', 'follow', api.ids.asha);
    expect(await change('asha', 'unfollow', api.ids.bikram)).toEqual(done('You no longer follow Bikram Sen'));
    expect((await change('asha', 'unfollow', api.ids.bikram)).status).toBe(200);
    expect(await stands()).toEqual(['bikram > asha']);
  });

  test('a follower can be removed, by the one whom he follows only', async () => {
    await change('bikram', 'follow', api.ids.asha);
    await change('chitra', 'removeFollower', api.ids.bikram);
    await change('bikram', 'removeFollower', api.ids.asha);
    expect(await stands()).toEqual(['bikram > asha']);
    expect(await change('asha', 'removeFollower', api.ids.bikram)).toEqual(
      done('Bikram Sen no longer follows you'),
    );
    expect((await change('asha', 'removeFollower', api.ids.bikram)).status).toBe(200);
    expect(await stands()).toEqual([]);
  });

  test('50 at once by one user: one row, never an error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => change('asha', 'follow', api.ids.bikram)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stands()).toEqual(['asha > bikram']);
    const [bikram] = await api.db.write.select().from(users).where(eq(users.id, api.ids.bikram));
    expect(bikram?.followersCount).toBe(1);
  });

  test('back and forth between many at once: no error, and the counts are exact', async () => {
    const people: CastName[] = ['asha', 'bikram', 'chitra', 'dawa'];
    const pairs = people.flatMap((a) => people.filter((b) => b !== a).map((b) => [a, b] as const));
    const answers = await Promise.all(
      Array.from({ length: 4 }).flatMap((_, round) =>
        pairs.map(([a, b]) => change(a, round % 2 === 0 ? 'follow' : 'unfollow', api.ids[b])),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(pairs.map(([a, b]) => change(a, 'follow', api.ids[b])));
    const rows = await api.db.write.select().from(users).where(eq(users.id, api.ids.dawa));
    expect(rows[0]).toMatchObject({ followersCount: 3, followingCount: 3 });
  });
});

describe('connecting', () => {
  test('waits until the other accepts', async () => {
    expect(await change('asha', 'connect', api.ids.bikram)).toEqual(done('Request sent to Bikram Sen'));
    expect(await change('asha', 'connect', api.ids.bikram)).toEqual(done('Request sent to Bikram Sen'));
    expect(await stands()).toEqual(['asha ? bikram']);
    expect(await change('bikram', 'accept', api.ids.asha)).toEqual(done('You and Asha Rao are connected'));
    expect(await stands()).toEqual(['asha = bikram']);
    expect((await change('bikram', 'accept', api.ids.asha)).status).toBe(200);
    expect(await change('asha', 'connect', api.ids.bikram)).toEqual(done('You and Bikram Sen are connected'));
  });

  test('requests from both sides connect, also at once', async () => {
    await change('asha', 'connect', api.ids.bikram);
    expect(await change('bikram', 'connect', api.ids.asha)).toEqual(done('You and Asha Rao are connected'));
    const answers = await Promise.all([
      change('chitra', 'connect', api.ids.dawa),
      change('dawa', 'connect', api.ids.chitra),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stands()).toEqual(['asha = bikram', 'chitra = dawa']);
  });

  test('the same request 20 times at once: one row, one request counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change('asha', 'connect', api.ids.bikram)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stands()).toEqual(['asha ? bikram']);
    expect(await api.db.write.$count(connectionRequests)).toBe(1);
  });

  test('only the one who was asked can accept', async () => {
    await change('asha', 'connect', api.ids.bikram);
    expect(await change('asha', 'accept', api.ids.bikram)).toEqual({
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Only Bikram Sen can accept the request that you sent.',
      },
    });
    expect(await change('chitra', 'accept', api.ids.asha)).toMatchObject({ status: 404 });
    expect(await change('chitra', 'accept', api.ids.bikram)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'There is no request of Bikram Sen any more.' },
    });
    expect(await stands()).toEqual(['asha ? bikram']);
  });

  test('declining: by the one who was asked, and again changes nothing', async () => {
    await change('asha', 'connect', api.ids.bikram);
    await change('asha', 'decline', api.ids.bikram);
    await change('chitra', 'decline', api.ids.asha);
    expect(await stands()).toEqual(['asha ? bikram']);
    expect(await change('bikram', 'decline', api.ids.asha)).toEqual(done('Request declined'));
    expect(await change('bikram', 'decline', api.ids.asha)).toEqual(done('Request declined'));
    expect(await stands()).toEqual([]);
  });

  test('taking a request back: by the one who sent it, and not once it was accepted', async () => {
    await change('asha', 'connect', api.ids.bikram);
    await change('bikram', 'cancel', api.ids.asha);
    expect(await stands()).toEqual(['asha ? bikram']);
    expect(await change('asha', 'cancel', api.ids.bikram)).toEqual(done('Request taken back'));
    expect(await change('asha', 'cancel', api.ids.bikram)).toEqual(done('Request taken back'));
    expect(await stands()).toEqual([]);
    await seedConnection(api.db.write, api.ids.asha, api.ids.bikram);
    for (const what of ['cancel', 'decline'] as const) {
      expect(await change('asha', what, api.ids.bikram)).toMatchObject({
        status: 409,
        body: { code: 'conflict', message: 'You and Bikram Sen are connected by now.' },
      });
    }
    expect(await stands()).toEqual(['asha = bikram']);
  });

  test('ending a connection: by either of the two, not by others; a request stays', async () => {
    await seedConnection(api.db.write, api.ids.asha, api.ids.bikram);
    await seedConnection(api.db.write, api.ids.asha, api.ids.dawa, 'pending');
    await change('chitra', 'disconnect', api.ids.asha);
    await change('asha', 'disconnect', api.ids.dawa);
    expect(await stands()).toEqual(['asha = bikram', 'asha ? dawa']);
    expect(await change('bikram', 'disconnect', api.ids.asha)).toEqual(
      done('You and Asha Rao are no longer connected'),
    );
    expect((await change('asha', 'disconnect', api.ids.bikram)).status).toBe(200);
    expect(await stands()).toEqual(['asha ? dawa']);
  });

  test('accepting and taking back at once: one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.db.write.delete(connections);
      await change('asha', 'connect', api.ids.bikram);
      const [accepted, cancelled] = await Promise.all([
        change('bikram', 'accept', api.ids.asha),
        change('asha', 'cancel', api.ids.bikram),
      ]);
      const outcome = [accepted.status, cancelled.status, (await stands()).join()];
      expect([
        [200, 409, 'asha = bikram'],
        [404, 200, ''],
      ]).toContainEqual(outcome);
    }
  });

  test('at most 20 requests in 24 hours, however they end; then again', async () => {
    for (let i = 0; i < limits.connectionRequestsPerDay - 2; i += 1) {
      await change('asha', 'connect', api.ids.bikram);
      await change('asha', 'cancel', api.ids.bikram);
    }
    // Five at once, of which two have room.
    const crowd = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => api.member(`${name} ${now}`)));
    const answers = await Promise.all(crowd.map(({ id }) => change('asha', 'connect', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);

    now += DAY - 90 * 60_000;
    const refused = await api.call('asha', 'POST', '/api/user/connect', { id: api.ids.bikram });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('5400');
    expect(refusalSchema.strict().parse(refused.json())).toEqual({
      success: false,
      code: 'too_many_requests',
      message: 'You have sent 20 requests in 24 hours. Please wait 2 hours before you send the next one.',
    });
    // What needs no new request is not concerned.
    await seedConnection(api.db.write, api.ids.bikram, api.ids.asha, 'pending');
    expect((await change('asha', 'connect', api.ids.bikram)).status).toBe(200);
    expect((await change('chitra', 'connect', api.ids.dawa)).status).toBe(200);
    now += 91 * 60_000;
    expect((await change('asha', 'connect', api.ids.chitra)).status).toBe(200);
  });
});

test('whoever wants to know is told of each change, in its transaction, and of nothing else', async () => {
  const { asha: viewerId, bikram: otherId } = api.ids;
  const told: (readonly string[])[] = [];
  const fails = { at: Infinity };
  const ties = createConnectionsRepository(api.db, (_tx, userIds) => {
    told.push(userIds);
    return told.length === fails.at ? Promise.reject(new Error('No')) : Promise.resolve();
  });
  const decisions = { mayChange: () => undefined, mayRequest: () => undefined };
  const step = { viewerId, otherId, now: new Date(now) };
  for (const what of ['unfollow', 'accept', 'follow', 'follow', 'connect', 'cancel'] as const) {
    await ties.change(what, step, decisions);
  }
  expect(told).toEqual(Array(3).fill([viewerId, otherId]));
  fails.at = 4;
  await expect(ties.change('unfollow', step, decisions)).rejects.toThrow('No');
  expect(await stands()).toEqual(['asha > bikram']);
});

describe.each(everyChange)('%s refuses', (what) => {
  test('without a token, and with a bad one', async () => {
    for (const authorization of [
      undefined,
      'Bearer x.y.z',
      `Bearer ${api.issuer.token('asha', { expiresIn: -60 })}`,
    ]) {
      const answer = await api.app.inject({
        method: 'POST',
        url: paths[what],
        headers: authorization === undefined ? {} : { authorization },
        payload: { id: api.ids.bikram },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
    }
  });

  test.each([
    ['no id', {}],
    ['another type', { id: 7 }],
    ['what is no id', { id: "x' or 1=1 --" }],
    ['a NUL', { id: '\u0000' }],
    ['a list', { id: [newId()] }],
  ])('%s', async (_what, body) => {
    const answer = await api.call('asha', 'POST', paths[what], body);
    expect(answer.statusCode).toBe(400);
    const refusal = refusalSchema.strict().parse(answer.json());
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual(['invalid_input', ['id']]);
  });

  test('oneself', async () => {
    const answer = await change('asha', what, api.ids.asha.toUpperCase());
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid_input' } });
    expect(await stands()).toEqual([]);
  });

  test('an unknown person, and alike one who has blocked the viewer; one whom he has blocked', async () => {
    const unknown = await change('asha', what, newId());
    expect(unknown).toEqual({
      status: 404,
      body: { success: false, code: 'not_found', message: 'This person cannot be found.' },
    });
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    expect(await change('asha', what, api.ids.bikram)).toEqual(unknown);
    expect(await change('bikram', what, api.ids.asha)).toEqual({
      status: 403,
      body: {
        success: false,
        code: 'blocked',
        message: 'You have blocked Asha Rao. Unblock them first.',
      },
    });
    expect(await stands()).toEqual([]);
  });

  test('who was deleted a moment ago', async () => {
    const gone = await api.member(`Gone ${what}`);
    const call = () =>
      api.app.inject({
        method: 'POST',
        url: paths[what],
        headers: gone.headers,
        payload: { id: api.ids.asha },
      });
    await call();
    await api.db.write.delete(users).where(eq(users.id, gone.id));
    const answer = await call();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_deleted']);
    expect((await change('asha', what, gone.id)).status).toBe(404);
  });
});
