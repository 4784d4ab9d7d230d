import { errorBodySchema, limits } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { blocks, connectionRequests, connections, follows, users } from '../../platform/db/schema';
import { type CastName, emptyBeforeEach, seedBlock, seedConnection, useTestApp } from '../../testing';
import { DAY, type RelationshipAction } from '../../people/relationship.policy';
import { createConnectionsRepository } from './connections.repository';

let now = Date.UTC(2026, 0, 31, 9);
const api = useTestApp({ clock: () => new Date(now) });
emptyBeforeEach(api, follows, connections, connectionRequests, blocks);

const paths: Record<RelationshipAction, string> = {
  follow: '/api/user/follow',
  unfollow: '/api/user/unfollow',
  connect: '/api/user/connect',
  accept: '/api/user/accept',
  decline: '/api/user/decline',
  cancel: '/api/user/cancel',
  disconnect: '/api/user/disconnect',
  removeFollower: '/api/user/remove-follower',
};
const actions = Object.keys(paths) as RelationshipAction[];

async function perform(who: CastName, action: RelationshipAction, id: string) {
  const answer = await api.call(who, 'POST', paths[action], { id });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const done = (message: string) => ({ status: 200, body: { success: true, message } });

/** All relationships: `follower > followee`, `requester ? recipient` and `connected = connected`. */
async function relationships(): Promise<string[]> {
  const names = new Map(Object.entries(api.ids).map(([name, id]) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? 'unknown';
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
  test('takes effect at once and is idempotent', async () => {
    expect(await perform('asha', 'follow', api.ids.bikram)).toEqual(done('You are following Bikram Sen'));
    expect(await perform('asha', 'follow', api.ids.bikram)).toEqual(done('You are following Bikram Sen'));
    expect(await relationships()).toEqual(['asha > bikram']);
  });

  test('can be undone, idempotently', async () => {
    await perform('asha', 'follow', api.ids.bikram);
    await perform('bikram', 'follow', api.ids.asha);
    expect(await perform('asha', 'unfollow', api.ids.bikram)).toEqual(
      done('You no longer follow Bikram Sen'),
    );
    expect((await perform('asha', 'unfollow', api.ids.bikram)).status).toBe(200);
    expect(await relationships()).toEqual(['bikram > asha']);
  });

  test('a follower can be removed only by the user they follow', async () => {
    await perform('bikram', 'follow', api.ids.asha);
    await perform('chitra', 'removeFollower', api.ids.bikram);
    await perform('bikram', 'removeFollower', api.ids.asha);
    expect(await relationships()).toEqual(['bikram > asha']);
    expect(await perform('asha', 'removeFollower', api.ids.bikram)).toEqual(
      done('Bikram Sen no longer follows you'),
    );
    expect((await perform('asha', 'removeFollower', api.ids.bikram)).status).toBe(200);
    expect(await relationships()).toEqual([]);
  });

  test('50 concurrent requests of one user: one row, no error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => perform('asha', 'follow', api.ids.bikram)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await relationships()).toEqual(['asha > bikram']);
    const [bikram] = await api.db.write.select().from(users).where(eq(users.id, api.ids.bikram));
    expect(bikram?.followersCount).toBe(1);
  });

  test('concurrent follows and unfollows of many users: no error, exact counts', async () => {
    const people: CastName[] = ['asha', 'bikram', 'chitra', 'dawa'];
    const pairs = people.flatMap((a) => people.filter((b) => b !== a).map((b) => [a, b] as const));
    const answers = await Promise.all(
      Array.from({ length: 4 }).flatMap((_, round) =>
        pairs.map(([a, b]) => perform(a, round % 2 === 0 ? 'follow' : 'unfollow', api.ids[b])),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(pairs.map(([a, b]) => perform(a, 'follow', api.ids[b])));
    const rows = await api.db.write.select().from(users).where(eq(users.id, api.ids.dawa));
    expect(rows[0]).toMatchObject({ followersCount: 3, followingCount: 3 });
  });
});

describe('connecting', () => {
  test('waits for the other user to accept', async () => {
    expect(await perform('asha', 'connect', api.ids.bikram)).toEqual(done('Request sent to Bikram Sen'));
    expect(await perform('asha', 'connect', api.ids.bikram)).toEqual(done('Request sent to Bikram Sen'));
    expect(await relationships()).toEqual(['asha ? bikram']);
    expect(await perform('bikram', 'accept', api.ids.asha)).toEqual(done('You and Asha Rao are connected'));
    expect(await relationships()).toEqual(['asha = bikram']);
    expect((await perform('bikram', 'accept', api.ids.asha)).status).toBe(200);
    expect(await perform('asha', 'connect', api.ids.bikram)).toEqual(
      done('You and Bikram Sen are connected'),
    );
  });

  test('mutual requests connect, also concurrent ones', async () => {
    await perform('asha', 'connect', api.ids.bikram);
    expect(await perform('bikram', 'connect', api.ids.asha)).toEqual(done('You and Asha Rao are connected'));
    const answers = await Promise.all([
      perform('chitra', 'connect', api.ids.dawa),
      perform('dawa', 'connect', api.ids.chitra),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await relationships()).toEqual(['asha = bikram', 'chitra = dawa']);
  });

  test('20 concurrent requests: one row, one request counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => perform('asha', 'connect', api.ids.bikram)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await relationships()).toEqual(['asha ? bikram']);
    expect(await api.db.write.$count(connectionRequests)).toBe(1);
  });

  test('only the recipient can accept', async () => {
    await perform('asha', 'connect', api.ids.bikram);
    expect(await perform('asha', 'accept', api.ids.bikram)).toEqual({
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Only Bikram Sen can accept the request that you sent.',
      },
    });
    expect(await perform('chitra', 'accept', api.ids.asha)).toMatchObject({ status: 404 });
    expect(await perform('chitra', 'accept', api.ids.bikram)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Bikram Sen is no longer asking to connect.' },
    });
    expect(await relationships()).toEqual(['asha ? bikram']);
  });

  test('only the recipient can decline, idempotently', async () => {
    await perform('asha', 'connect', api.ids.bikram);
    await perform('asha', 'decline', api.ids.bikram);
    await perform('chitra', 'decline', api.ids.asha);
    expect(await relationships()).toEqual(['asha ? bikram']);
    expect(await perform('bikram', 'decline', api.ids.asha)).toEqual(done('Request declined'));
    expect(await perform('bikram', 'decline', api.ids.asha)).toEqual(done('Request declined'));
    expect(await relationships()).toEqual([]);
  });

  test('only the sender can cancel, until the request is accepted', async () => {
    await perform('asha', 'connect', api.ids.bikram);
    await perform('bikram', 'cancel', api.ids.asha);
    expect(await relationships()).toEqual(['asha ? bikram']);
    expect(await perform('asha', 'cancel', api.ids.bikram)).toEqual(done('Request cancelled'));
    expect(await perform('asha', 'cancel', api.ids.bikram)).toEqual(done('Request cancelled'));
    expect(await relationships()).toEqual([]);
    await seedConnection(api.db.write, api.ids.asha, api.ids.bikram);
    for (const action of ['cancel', 'decline'] as const) {
      expect(await perform('asha', action, api.ids.bikram)).toMatchObject({
        status: 409,
        body: { code: 'conflict', message: 'You and Bikram Sen are connected already.' },
      });
    }
    expect(await relationships()).toEqual(['asha = bikram']);
  });

  test('both users can disconnect, others cannot; a pending request stays', async () => {
    await seedConnection(api.db.write, api.ids.asha, api.ids.bikram);
    await seedConnection(api.db.write, api.ids.asha, api.ids.dawa, 'pending');
    await perform('chitra', 'disconnect', api.ids.asha);
    await perform('asha', 'disconnect', api.ids.dawa);
    expect(await relationships()).toEqual(['asha = bikram', 'asha ? dawa']);
    expect(await perform('bikram', 'disconnect', api.ids.asha)).toEqual(
      done('You and Asha Rao are no longer connected'),
    );
    expect((await perform('asha', 'disconnect', api.ids.bikram)).status).toBe(200);
    expect(await relationships()).toEqual(['asha ? dawa']);
  });

  test('concurrent accept and cancel: one of them wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.db.write.delete(connections);
      await perform('asha', 'connect', api.ids.bikram);
      const [accepted, cancelled] = await Promise.all([
        perform('bikram', 'accept', api.ids.asha),
        perform('asha', 'cancel', api.ids.bikram),
      ]);
      const outcome = [accepted.status, cancelled.status, (await relationships()).join()];
      expect([
        [200, 409, 'asha = bikram'],
        [404, 200, ''],
      ]).toContainEqual(outcome);
    }
  });

  test('at most 20 requests in 24 hours, including cancelled ones', async () => {
    for (let i = 0; i < limits.connectionRequestsPerDay - 2; i += 1) {
      await perform('asha', 'connect', api.ids.bikram);
      await perform('asha', 'cancel', api.ids.bikram);
    }
    // Two requests are left for five users.
    const crowd = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => api.member(`${name} ${now}`)));
    const answers = await Promise.all(crowd.map(({ id }) => perform('asha', 'connect', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);

    now += DAY - 90 * 60_000;
    const answer = await api.call('asha', 'POST', '/api/user/connect', { id: api.ids.bikram });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('5400');
    expect(errorBodySchema.strict().parse(answer.json())).toEqual({
      success: false,
      code: 'too_many_requests',
      message: 'You have sent 20 requests in 24 hours. Please wait 2 hours before you send the next one.',
    });
    // Accepting needs no new request.
    await seedConnection(api.db.write, api.ids.bikram, api.ids.asha, 'pending');
    expect((await perform('asha', 'connect', api.ids.bikram)).status).toBe(200);
    expect((await perform('chitra', 'connect', api.ids.dawa)).status).toBe(200);
    now += 91 * 60_000;
    expect((await perform('asha', 'connect', api.ids.chitra)).status).toBe(200);
  });
});

test('the callback runs for each change, in its transaction', async () => {
  const { asha: currentUserId, bikram: otherId } = api.ids;
  const calls: (string | undefined)[] = [];
  const failure = { at: Infinity };
  const repository = createConnectionsRepository(api.db, (_tx, { notification }) => {
    calls.push(notification);
    return calls.length === failure.at ? Promise.reject(new Error('No')) : Promise.resolve();
  });
  const authorize = { action: () => undefined, request: () => undefined };
  const context = { currentUserId, otherId, now: new Date(now) };
  for (const action of ['removeFollower', 'accept', 'connect', 'connect', 'cancel', 'connect'] as const) {
    await repository.perform(action, context, authorize);
  }
  expect(calls).toEqual(['request', undefined, 'request']);
  failure.at = 4;
  await expect(repository.perform('cancel', context, authorize)).rejects.toThrow('No');
  expect(await relationships()).toEqual(['asha ? bikram']);
});

describe.each(actions)('%s rejects', (action) => {
  test.each([
    ['a missing id', {}],
    ['another type', { id: 7 }],
    ['a malformed id', { id: "x' or 1=1 --" }],
    ['a NUL', { id: '\u0000' }],
    ['a list', { id: [newId()] }],
  ])('%s', async (_what, body) => {
    const answer = await api.call('asha', 'POST', paths[action], body);
    expect(answer.statusCode).toBe(400);
    const error = errorBodySchema.strict().parse(answer.json());
    expect([error.code, Object.keys(error.fields ?? {})]).toEqual(['invalid_input', ['id']]);
  });

  test('the current user', async () => {
    const answer = await perform('asha', action, api.ids.asha.toUpperCase());
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid_input' } });
    expect(await relationships()).toEqual([]);
  });

  test('an unknown user, a user who has blocked the current user (the same error) and a blocked user', async () => {
    const unknown = await perform('asha', action, newId());
    expect(unknown).toEqual({
      status: 404,
      body: { success: false, code: 'not_found', message: 'This person cannot be found.' },
    });
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    expect(await perform('asha', action, api.ids.bikram)).toEqual(unknown);
    expect(await perform('bikram', action, api.ids.asha)).toEqual({
      status: 403,
      body: {
        success: false,
        code: 'blocked',
        message: 'You have blocked Asha Rao. Unblock them first.',
      },
    });
    expect(await relationships()).toEqual([]);
  });

  test('a user deleted a moment ago', async () => {
    const gone = await api.member(`Gone ${action}`);
    const call = () => api.call(gone, 'POST', paths[action], { id: api.ids.asha });
    await call();
    await api.db.write.delete(users).where(eq(users.id, gone.id));
    const answer = await call();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_deleted']);
    expect((await perform('asha', action, gone.id)).status).toBe(404);
  });
});
