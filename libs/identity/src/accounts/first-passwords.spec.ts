import { simpleParser } from 'mailparser';
import { setTimeout } from 'node:timers/promises';
import { accounts } from '../db/schema';
import { startMailServer } from '../testing/mail-server';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, ARUN, MIRA, Visitor } from '../testing/visitor';
import { createAccountStore, EmailTakenError } from './account-store';
import { createFirstPasswords, newFirstPassword } from './first-passwords';
import { createPasswordHashes } from './password-hash';

const DAY_MS = 86_400_000;
let time = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => time });
});
afterAll(() => server.remove());
beforeEach(async () => {
  time = Date.now();
  await server.db.delete(accounts);
});

const NEW = { name: MIRA.name, email: MIRA.email };
const add = (member = NEW) => server.addMember(server.db, member, false);
const findMira = () => createAccountStore(server.db).findByEmail(MIRA.email);
const headingOf = ({ text }: Arrival) => /<h1>([^<]*)/.exec(text)?.[1];
const errorOf = ({ text }: Arrival) => /class="error"[^>]*>([^<]*)/.exec(text)?.[1];
const isRefused = ({ text }: Arrival) => text.includes('belong together');
const isSignedIn = ({ url }: Arrival) => url.origin === SITE;

test('is read aloud and typed easily, and no two are the same', () => {
  const made = Array.from({ length: 200 }, newFirstPassword);
  for (const password of made) expect(password).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(new Set(made).size).toBe(200);
});

test('only lets its owner choose another, which is then theirs', async () => {
  const { password, subject } = await add();
  expect((await findMira())?.passwordHash).not.toContain(password);
  const visitor = new Visitor(server);
  const asked = await visitor.signIn({ ...MIRA, password });
  expect([asked.url.origin, headingOf(asked)]).toEqual([
    new URL(server.url).origin,
    'Choose your own password',
  ]);
  const same = await visitor.send(asked, { password });
  expect(errorOf(same)).toBe('Choose another than your first one.');
  expect(headingOf(await visitor.send(asked, { password: MIRA.password }))).toBe('Your password is changed');
  expect(isRefused(await new Visitor(server).signIn({ ...MIRA, password }))).toBe(true);
  expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(true);
  expect(subject).toBe(`local|${(await findMira())?.id}`);
  await expect(add()).rejects.toThrow(EmailTakenError);
});

test('at the form to sign up asks for another as well', async () => {
  const { password } = await add();
  const asked = await new Visitor(server).signUp({ ...MIRA, password });
  expect(isSignedIn(asked)).toBe(false);
});

test('is replaced when the member is added once more, with the pages that the earlier one opened', async () => {
  const earlier = await add();
  const visitor = new Visitor(server);
  const asked = await visitor.signIn({ ...MIRA, password: earlier.password });
  const later = await add({ ...NEW, name: 'Mira D.' });
  expect(later.subject).toBe(earlier.subject);
  expect((await visitor.send(asked, { password: MIRA.password })).response.status).toBe(400);
  expect(isRefused(await new Visitor(server).signIn({ ...MIRA, password: earlier.password }))).toBe(true);
  expect((await findMira())?.name).toBe('Mira D.');
});

test('ends after 14 days, with an account that nobody has opened', async () => {
  const { password, endsAt } = await add();
  expect(endsAt.getTime()).toBe(time + 14 * DAY_MS);
  const firstPasswords = createFirstPasswords(server.db, createPasswordHashes(5), () => time);
  await new Visitor(server).signUp(ARUN);
  time += 14 * DAY_MS - 1;
  await firstPasswords.deleteEnded();
  expect(await findMira()).toBeDefined();
  time += 1;
  expect(isRefused(await new Visitor(server).signIn({ ...MIRA, password }))).toBe(true);
  await firstPasswords.deleteEnded();
  expect(await findMira()).toBeUndefined();
  expect(await createAccountStore(server.db).findByEmail(ARUN.email)).toBeDefined();
});

test('an address with an account of its own keeps it', async () => {
  await new Visitor(server).signUp(MIRA);
  await expect(add()).rejects.toThrow(EmailTakenError);
  expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(true);
});

test('of two who add the same address at once, the later one’s works', async () => {
  const both = await Promise.all([add(), add()]);
  const opened = await Promise.all(
    both.map(({ password }) => new Visitor(server).signIn({ ...MIRA, password })),
  );
  expect(opened.filter((page) => headingOf(page) === 'Choose your own password')).toHaveLength(1);
});

test('is mailed where mail can be sent, and then no code is asked for', async () => {
  expect(server.mailFirstPassword).toBeUndefined();
  const mails = await startMailServer();
  const mailing = await startTestServer({
    mail: { smtpUrl: mails.url, from: 'Aranya <hello@club.example>' },
  });
  const first = await mailing.addMember(mailing.db, NEW, true);
  await mailing.mailFirstPassword?.(NEW, first);
  for (let tries = 0; mails.mails.length === 0 && tries < 200; tries += 1) await setTimeout(25);
  const mail = await simpleParser(mails.mails[0] ?? '');
  expect(mail.subject).toBe('You are a member of Aranya');
  for (const words of [first.password, MIRA.email, `${SITE}/community`]) expect(mail.text).toContain(words);
  await mailing.mailFirstPassword?.(NEW, first, 'hi-IN');
  expect((await simpleParser(mails.mails.at(-1) ?? '')).subject).toBe('आप Aranya के सदस्य हैं');

  const visitor = new Visitor(mailing);
  await visitor.send(await visitor.signIn({ ...MIRA, password: first.password }), {
    password: MIRA.password,
  });
  expect(isSignedIn(await new Visitor(mailing).signIn(MIRA))).toBe(true);
  await mailing.remove();
  await mails.close();
});
