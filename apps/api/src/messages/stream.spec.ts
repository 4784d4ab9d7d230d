import type { LiveEvent } from '@aranya/contracts';
import { newId } from '../platform/common/ids';
import { eventCounters, events } from '../platform/db/schema';
import { createEventsRepository, publishEvents } from '../platform/live/events.repository';
import { openStream, type TestStream } from '../platform/live/live.testing';
import { EVENTS_MAX_AGE_MS, pruneEvents } from '../platform/live/prune-events';
import { CLOCK_TOLERANCE_S } from '../platform/plugins/auth';
import { seedBlock } from '../testing';
import { type MessagesApi, startMessagesApi } from './messages.testing';
import { MAX_STREAMS_PER_USER } from './stream.routes';

let api: MessagesApi;
let base: string;
let open: TestStream[] = [];
beforeAll(async () => {
  api = await startMessagesApi();
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  const closing = api.close();
  // fetch keeps unused connections open.
  setTimeout(() => api.app.server.closeAllConnections(), 200);
  await closing;
});
beforeEach(() => api.reset());
afterEach(async () => {
  for (const stream of open) stream.close();
  await Promise.all(open.map(({ ended }) => ended));
  open = [];
});

type Name = 'asha' | 'bikram' | 'chitra';

async function streamOf(name: Name, lastEventId?: string, token = api.tokenFor(name)): Promise<TestStream> {
  const stream = await openStream(`${base}/api/messages/${api.ids[name]}`, token, lastEventId);
  open.push(stream);
  return stream;
}

const textsOf = (stream: TestStream) =>
  stream.events.flatMap(({ event }) => (event.type === 'message' ? event.text : []));

describe('access', () => {
  test('refuses the stream of another user', async () => {
    const { body } = await api.call('bikram', 'GET', `/api/messages/${api.ids.asha}`);
    expect(body).toContain('This stream belongs to somebody else.');
  });

  test('refuses an invalid id', async () => {
    expect((await api.call('asha', 'GET', '/api/messages/asha')).statusCode).toBe(400);
  });

  test('ends the stream when the token expires', async () => {
    const stream = await streamOf(
      'asha',
      undefined,
      api.issuer.token('asha', { expiresIn: 2 - CLOCK_TOLERANCE_S }),
    );
    await stream.until(1);
    await stream.ended;
    expect(stream.events).toHaveLength(1);
  });

  test(`allows ${MAX_STREAMS_PER_USER} streams at once`, async () => {
    for (let n = 0; n < MAX_STREAMS_PER_USER; n += 1) await (await streamOf('chitra')).until(1);
    expect((await streamOf('chitra')).status).toBe(429);
    const [first] = open;
    first?.close();
    await first?.ended;
    for (let tries = 0; ; tries += 1) {
      const stream = await streamOf('chitra');
      if (stream.status === 200) break;
      if (tries === 20) throw new Error('A closed stream is still counted');
      await new Promise((done) => setTimeout(done, 50));
    }
  });
});

describe('events', () => {
  test('sends a message to every stream of the recipient and the sender', async () => {
    const streams = [await streamOf('bikram'), await streamOf('bikram'), await streamOf('asha')];
    for (const stream of streams) expect((await stream.until(1))[0]?.event).toEqual({ type: 'ready' });
    const sent = await api.send('asha', 'bikram', 'A fox at the well');
    for (const stream of streams) {
      const [, received] = await stream.until(2);
      expect(received?.event).toMatchObject({
        type: 'message',
        _id: sent._id,
        from_user_id: api.ids.asha,
        to_user_id: api.ids.bikram,
        text: 'A fox at the well',
        sender: { _id: api.ids.asha, full_name: 'Asha Rao' },
      });
    }
    expect(streams[0]?.events[1]?.id).toBe(
      String(await createEventsRepository(api.db.write).latest(api.ids.bikram)),
    );
    expect((await streamOf('chitra')).events.length).toBeLessThanOrEqual(1);
  });

  test('sends nothing to others', async () => {
    const chitra = await streamOf('chitra');
    await chitra.until(1);
    await api.send('asha', 'bikram', 'not for chitra');
    await api.send('asha', 'chitra', 'for chitra');
    await chitra.until(2);
    expect(textsOf(chitra)).toEqual(['for chitra']);
  });

  test('sends seen and deleted', async () => {
    const asha = await streamOf('asha');
    await asha.until(1);
    const sent = await api.send('asha', 'bikram', 'look');
    // A message that is deleted before a stream has read it is not told of.
    await asha.until(2);
    await api.chat('bikram', 'asha');
    await api.call('asha', 'POST', '/api/messages/delete', { messageId: sent._id });
    const received = (await asha.until(4)).map(({ event }) => event);
    expect(received.slice(2)).toEqual<LiveEvent[]>([
      { type: 'seen', by_user_id: api.ids.bikram, up_to: sent.createdAt },
      { type: 'deleted', message_id: sent._id, from_user_id: api.ids.bikram },
    ]);
  });

  test('tells every device of a person what they did on one of them, and nobody else', async () => {
    const [first, second, asha] = [
      await streamOf('bikram'),
      await streamOf('bikram'),
      await streamOf('asha'),
    ];
    for (const stream of [first, second, asha]) await stream.until(1);
    const sent = await api.send('asha', 'bikram', 'look');
    const follow = await api.call('chitra', 'POST', '/api/user/follow', { id: api.ids.bikram });
    expect(follow.statusCode).toBe(200);
    await api.chat('bikram', 'asha');
    await api.chat('bikram', 'asha');
    const listed = await api.call('bikram', 'GET', '/api/notifications');
    const [newest] = listed.json<{ notifications: { _id: string }[] }>().notifications;
    for (let turn = 0; turn < 2; turn += 1)
      await api.call('bikram', 'POST', '/api/notifications/read', { up_to: newest?._id });
    const draft = { draftId: newId(), revision: 0, body: { text: 'A fox' } };
    expect((await api.call('bikram', 'POST', '/api/drafts/save', draft)).statusCode).toBe(200);
    await api.send('asha', 'bikram', 'the end');
    for (const stream of [first, second]) {
      const received = (await stream.until(7)).map(({ event }) => event);
      expect(received.slice(3, 6)).toEqual<LiveEvent[]>([
        { type: 'chat_read', from_user_id: api.ids.asha, up_to: sent.createdAt },
        { type: 'notifications_read' },
        { type: 'drafts' },
      ]);
    }
    expect((await asha.until(4)).map(({ event }) => event.type)).toEqual([
      'ready',
      'message',
      'seen',
      'message',
    ]);
  });

  test('sends nothing of a transaction that was rolled back', async () => {
    const asha = await streamOf('asha');
    await asha.until(1);
    const event = { type: 'connections', peerId: api.ids.bikram } as const;
    const broken = api.db.write.transaction(async (tx) => {
      await publishEvents(tx, [{ recipientId: api.ids.asha, event: { ...event, type: 'connections' } }]);
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    await api.db.write.transaction((tx) => publishEvents(tx, [{ recipientId: api.ids.asha, event }]));
    await api.send('bikram', 'asha', 'after');
    const received = (await asha.until(3)).map(({ event: { type } }) => type);
    expect(received).toEqual(['ready', 'connections', 'message']);
  });
});

test('tells both users of a follow and a request, live and after a reconnect', async () => {
  const { bikram, chitra } = api.ids;
  const expected = [
    [
      'bikram',
      [
        { type: 'connections', user_id: chitra },
        { type: 'connections', user_id: chitra },
      ],
    ],
    [
      'chitra',
      [
        { type: 'connections', user_id: bikram, notification: 'follow' },
        { type: 'connections', user_id: bikram, notification: 'request' },
      ],
    ],
  ] as const;
  const streams = [await streamOf('bikram'), await streamOf('chitra')];
  const first = await Promise.all(streams.map(async (stream) => (await stream.until(1))[0]?.id));
  await api.call('bikram', 'POST', '/api/user/follow', { id: api.ids.chitra });
  await api.call('bikram', 'POST', '/api/user/connect', { id: api.ids.chitra });
  for (const [index, [name, events]] of expected.entries()) {
    expect((await streams[index]?.until(3))?.slice(1).map(({ event }) => event)).toEqual(events);
    const again = await streamOf(name, first[index]);
    expect((await again.until(2)).map(({ event }) => event)).toEqual(events);
  }
});

describe('reconnecting', () => {
  test('with Last-Event-ID sends what was missed, once and in order', async () => {
    const first = await streamOf('bikram');
    await first.until(1);
    await api.send('asha', 'bikram', 'one');
    const [, seen] = await first.until(2);
    first.close();
    await first.ended;
    await api.send('asha', 'bikram', 'two');
    await api.send('asha', 'bikram', 'three');
    const again = await streamOf('bikram', seen?.id);
    await again.until(2);
    await api.send('asha', 'bikram', 'four');
    await again.until(3);
    expect(textsOf(again)).toEqual(['two', 'three', 'four']);
  });

  test.each([
    ['a number from the future', '999999999'],
    ['no number', 'abc'],
    ['a pruned event', '0'],
  ])('with %s is told to resync', async (_, id) => {
    await api.send('asha', 'bikram', 'old');
    await api.db.write.delete(events);
    const stream = await streamOf('bikram', id);
    const [received] = await stream.until(1);
    expect(received?.event).toEqual({ type: 'resync' });
    expect(Number(received?.id)).toBe(await createEventsRepository(api.db.write).latest(api.ids.bikram));
  });

  test('sends no deleted messages and none of blocked users', async () => {
    const stream = await streamOf('bikram');
    const [ready] = await stream.until(1);
    stream.close();
    const gone = await api.send('asha', 'bikram', 'gone');
    await api.call('asha', 'POST', '/api/messages/delete', { messageId: gone._id });
    await api.send('asha', 'bikram', 'blocked');
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    const again = await streamOf('bikram', ready?.id);
    const [received] = await again.until(1);
    expect(received?.event).toMatchObject({ type: 'deleted', message_id: gone._id });
    expect(textsOf(again)).toEqual([]);
  });

  test('20 times during 200 messages gets each once and in order', async () => {
    const senders = ['bikram', 'chitra'] as const;
    const got: { id: number; text: string }[] = [];
    let last: string | undefined;
    let stream = await streamOf('asha');
    last = (await stream.until(1))[0]?.id;
    const collect = () => {
      for (const { id, event } of stream.events) {
        if (event.type === 'message') got.push({ id: Number(id), text: event.text });
        last = id;
      }
    };
    const sendTen = async (from: number) => {
      for (let n = from; n < from + 5; n += 1) {
        await Promise.all(senders.map((name) => api.send(name, 'asha', `${name} ${n}`)));
      }
    };
    for (let cut = 0; cut < 20; cut += 1) {
      const sending = sendTen(cut * 5);
      await stream.until(stream.events.length + 1);
      stream.close();
      await stream.ended;
      collect();
      stream = await streamOf('asha', last);
      await sending;
    }
    await stream.until(200 - got.length);
    collect();
    expect(got).toHaveLength(200);
    expect(got.map(({ id }) => id)).toEqual(got.map(({ id }) => id).sort((a, b) => a - b));
    expect(new Set(got.map(({ id }) => id)).size).toBe(200);
    for (const name of senders) {
      expect(got.filter(({ text }) => text.startsWith(name)).map(({ text }) => text)).toEqual(
        Array.from({ length: 100 }, (_, n) => `${name} ${n}`),
      );
    }
  }, 180_000);
});

test('prunes old events but not the counters', async () => {
  const repository = createEventsRepository(api.db.write);
  await api.send('asha', 'bikram', 'old');
  const latest = await repository.latest(api.ids.bikram);
  await pruneEvents(api.db.write);
  expect(await api.db.write.$count(events)).toBe(2);
  await pruneEvents(api.db.write, new Date(Date.now() + EVENTS_MAX_AGE_MS + 1000));
  expect(await api.db.write.$count(events)).toBe(0);
  expect(await repository.latest(api.ids.bikram)).toBe(latest);
  expect(await api.db.write.$count(eventCounters)).toBeGreaterThan(0);
});
