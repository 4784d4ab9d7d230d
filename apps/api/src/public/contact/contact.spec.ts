import { errorBodySchema } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import type { CommandContext } from '../../platform/commands/command';
import { newId } from '../../platform/common/ids';
import { contactMessages as contactMessagesTable } from '../../platform/db/schema';
import { contactQuota } from '../../platform/quotas/quota-table';
import { createTestApp, emptyBeforeEach, type TestApp, useTestApp } from '../../testing';
import { run as contactMessages } from './contact-messages.command';
import { createContactRepository } from './contact.repository';
import { pruneContactMessages } from './prune-contact-messages';

const apps: TestApp[] = [];
async function start(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const test = await createTestApp(options);
  apps.push(test);
  return test;
}
afterAll(() => Promise.all(apps.map((test) => test.close())));

const letter = { name: 'Meera Joshi', email: 'meera@example.org', message: 'Where do otters sleep?' };
const done = { success: true, message: 'Thank you. Your message has reached us.' };

describe('POST /api/contact', () => {
  const sentAt = new Date('2026-01-31T09:30:00.000Z');
  const api = useTestApp({ clock: () => sentAt });
  emptyBeforeEach(api, contactMessagesTable);
  const stored = () => api.db.read.select().from(contactMessagesTable);

  test('stores a cleaned message and thanks for it', async () => {
    const answer = await api.call(null, 'POST', '/api/contact', {
      name: '  Meera \n Joshi ',
      email: ' meera@example.org ',
      message: 'Where do otters sleep?\r\nAnd when? ',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(done);
    expect(await stored()).toEqual([
      {
        handledAt: null,
        handledBy: null,
        id: expect.any(String),
        name: 'Meera Joshi',
        email: 'meera@example.org',
        message: 'Where do otters sleep?\nAnd when?',
        createdAt: sentAt,
      },
    ]);
  });

  test('thanks for nothing that it could not store', async () => {
    await api.db.write.execute(sql`alter table contact_messages rename to lost_messages`);
    try {
      const answer = await api.call(null, 'POST', '/api/contact', letter);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'internal']);
    } finally {
      await api.db.write.execute(sql`alter table lost_messages rename to contact_messages`);
    }
  });

  test('answers a filled honeypot like success and stores nothing', async () => {
    const answer = await api.call(null, 'POST', '/api/contact', {
      ...letter,
      website: 'https://spam.example',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(done);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['a blank name', { ...letter, name: ' \u200b ' }, 'name'],
    ['a long name', { ...letter, name: 'm'.repeat(81) }, 'name'],
    ['no e-mail address', { ...letter, email: 'meera' }, 'email'],
    ['an empty message', { ...letter, message: '   ' }, 'message'],
    ['a long message', { ...letter, message: 'm'.repeat(5001) }, 'message'],
    ['a control character', { ...letter, message: 'a\u0000b' }, 'message'],
    ['a missing message', { name: 'Meera', email: 'meera@example.org' }, 'message'],
  ])('rejects %s with a message for its field, and stores nothing', async (_what, body, field) => {
    const answer = await api.call(null, 'POST', '/api/contact', body);
    expect(answer.statusCode).toBe(400);
    const error = errorBodySchema.strict().parse(answer.json());
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  test('accepts the longest message of the contract', async () => {
    const longest = { name: 'm'.repeat(80), email: 'meera@example.org', message: 'ü'.repeat(5000) };
    expect((await api.call(null, 'POST', '/api/contact', longest)).statusCode).toBe(200);
    expect(await stored()).toMatchObject([longest]);
  });
});

describe('the limit by IP address', () => {
  const send = (test: TestApp, remoteAddress: string, body: object = letter) =>
    test.app.inject({ method: 'POST', url: '/api/contact', payload: body, remoteAddress });

  test('accepts five messages in ten minutes from one address, and limits nothing else', async () => {
    const test = await start({ env: { RATE_LIMIT_SCALE: '1' } });
    for (let i = 0; i < 10; i += 1) {
      expect((await send(test, '192.0.2.1', { ...letter, email: 'no' })).statusCode).toBe(400);
    }
    for (let i = 0; i < contactQuota.tenMinutes; i += 1) {
      expect((await send(test, '192.0.2.1')).statusCode).toBe(200);
    }
    const answer = await send(test, '192.0.2.1');
    expect(answer.statusCode).toBe(429);
    expect(errorBodySchema.strict().parse(answer.json()).code).toBe('too_many_requests');
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(9 * 60);
    expect(wait).toBeLessThanOrEqual(10 * 60);
    expect((await send(test, '192.0.2.1', { ...letter, website: 'x' })).statusCode).toBe(429);

    expect((await send(test, '192.0.2.2')).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/health', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
    expect(await test.db.read.$count(contactMessagesTable)).toBe(contactQuota.tenMinutes + 1);
  });

  test('grows with RATE_LIMIT_SCALE', async () => {
    const test = await start({ env: { RATE_LIMIT_SCALE: '2' } });
    for (let i = 0; i < 2 * contactQuota.tenMinutes; i += 1) {
      expect((await send(test, '192.0.2.1')).statusCode).toBe(200);
    }
    expect((await send(test, '192.0.2.1')).statusCode).toBe(429);
  });

  test('accepts fifty messages a day from one address', async () => {
    const clock = jest.spyOn(Date, 'now');
    const begin = Date.now();
    try {
      const test = await start({ env: { RATE_LIMIT_SCALE: '1' } });
      for (let i = 0; i < contactQuota.day; i += 1) {
        clock.mockReturnValue(begin + Math.floor(i / contactQuota.tenMinutes) * 11 * 60_000);
        expect((await send(test, '192.0.2.1')).statusCode).toBe(200);
      }
      clock.mockReturnValue(begin + 12 * 60 * 60_000);
      const answer = await send(test, '192.0.2.1');
      expect(answer.statusCode).toBe(429);
      expect(answer.json().message).toContain('Please wait 12 h');
      expect(Number(answer.headers['retry-after'])).toBe(12 * 60 * 60);
      clock.mockReturnValue(begin + 25 * 60 * 60_000);
      expect((await send(test, '192.0.2.1')).statusCode).toBe(200);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('deleting messages', () => {
  const api = useTestApp();
  const run = (...args: string[]) => {
    const context: CommandContext = { db: api.db, media: api.media, operator: 'os-user', folder: '/' };
    return Promise.resolve().then(() => contactMessages(args)(context));
  };
  const insert = (message: string, createdAt = new Date()) =>
    createContactRepository(api.db).insert({ ...letter, message, createdAt });

  test('the command lists ids, and deletes the message of one', async () => {
    await insert('first', new Date(Date.UTC(2026, 0, 1)));
    await insert('second', new Date(Date.UTC(2026, 0, 2)));
    const list = await run();
    const ids = list.match(/[0-9a-f-]{36}/g) ?? [];
    expect(ids).toHaveLength(2);
    expect(await run(`--delete=${ids[1]}`)).toBe('The message was deleted.');
    expect(await run()).toMatch(/^1 message\.[^]*second$/);
    await expect(run(`--delete=${ids[1]}`)).rejects.toThrow(`There is no message ${ids[1]}.`);
    await run(`--delete=${ids[0]}`);
    expect(await run()).toBe('No messages yet.');
  });

  test.each([
    [['--delete=x'], '"x" is no id of a message.'],
    [['--delete='], '"" is no id of a message.'],
    [[`--delete=${newId()}`, '--limit=1'], '--limit goes without --delete.'],
    [['--limit=0'], 'from 1 to 10000'],
    [['more'], 'more'],
  ])('the command refuses %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });

  test('messages are pruned after 365 days', async () => {
    const now = new Date();
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
    await insert('old', days(365));
    await insert('young', days(364));
    expect(await pruneContactMessages(api.db.write, now)).toBe(1);
    expect(await run()).toMatch(/^1 message\.[^]*young$/);
  });
});

describe('reading messages', () => {
  test('returns the newest first, up to the limit, and the total', async () => {
    const test = await start();
    const messages = createContactRepository(test.db);
    expect(await messages.newest(10)).toEqual({ messages: [], total: 0 });
    for (const [minute, message] of [
      [2, 'second'],
      [3, 'third'],
      [1, 'first'],
    ] as const) {
      await messages.insert({ ...letter, message, createdAt: new Date(Date.UTC(2026, 0, 31, 9, minute)) });
    }
    const { messages: newest, total } = await messages.newest(2);
    expect(newest.map(({ message }) => message)).toEqual(['third', 'second']);
    expect(total).toBe(3);
  });
});
