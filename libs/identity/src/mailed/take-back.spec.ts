import { type ParsedMail, simpleParser } from 'mailparser';
import { createAccountStore } from '../accounts/account-store';
import { passkeys } from '../db/schema';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, MIRA, Visitor, webMessage } from '../testing/visitor';
import { createAddressTakeBacks, takeBackUrl } from './address-take-backs';

const THIEF = 'thief@river.example';
const NEW = 'otters at the ford';

let mails: TestMailServer;
let server: TestServer;
beforeEach(async () => {
  mails = await startMailServer();
  const mail = { smtpUrl: mails.url, from: 'Aranya <hello@club.example>' };
  server = await startTestServer({ rateLimitScale: 10, mail });
});
afterEach(async () => {
  await server.remove();
  await mails.close();
});

const headingOf = ({ text }: Arrival) => /<h1>([^<]*)/.exec(text)?.[1];
const isSignedIn = ({ url }: Arrival) => url.origin === SITE;
const findByEmail = (email: string) => createAccountStore(server.db).findByEmail(email);
const post = (visitor: Visitor, to: string, fields: Record<string, string> = {}, headers = {}) =>
  visitor.send({ url: new URL(to, server.url) } as Arrival, fields, headers);

/** Waits for mail that the page does not wait for. */
async function mailTo(address: string, subject: RegExp): Promise<ParsedMail> {
  for (let tries = 0; tries < 200; tries += 1) {
    const parsed = await Promise.all(mails.mails.map((mail) => simpleParser(mail)));
    const found = parsed.findLast(
      (mail) => [mail.to].flat().some((to) => to?.text === address) && subject.test(mail.subject ?? ''),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No mail came to ${address}.`);
}

const codeTo = async (address: string) =>
  /^\d{6}$/m.exec((await mailTo(address, / is your Aranya code/)).text ?? '')?.[0] ?? '';
const linkTo = async (address: string) =>
  /\S+\/take-back\/\S+/.exec((await mailTo(address, /another e-mail address/)).text ?? '')?.[0] ?? '';

async function signUp(): Promise<Visitor> {
  const visitor = new Visitor(server);
  await visitor.send(await visitor.signUp(MIRA), { code: await codeTo(MIRA.email) });
  return visitor;
}

async function changeAddress(visitor: Visitor, email: string): Promise<void> {
  await post(visitor, 'account/email', { email, emailPassword: MIRA.password });
  const done = await post(visitor, 'account/email/code', { code: await codeTo(email) });
  expect(done.text).toContain(`Your e-mail address is now ${email}.`);
}

test('the owner of the former address takes the account back, and chooses a new password', async () => {
  const owner = await signUp();
  const thief = new Visitor(server);
  await thief.signIn(MIRA);
  await changeAddress(thief, THIEF);
  expect(webMessage(await owner.renewSilently()).response).toMatchObject({ error: 'login_required' });
  expect((await thief.open('account')).text).toContain(`<strong>${THIEF}</strong>`);

  const link = await linkTo(MIRA.email);
  const page = await owner.open(link);
  expect([headingOf(page), page.text.includes(`<strong>${MIRA.email}</strong>`)]).toEqual([
    'Take your account back?',
    true,
  ]);
  expect((await findByEmail(THIEF))?.name).toBe(MIRA.name);

  await server.db.insert(passkeys).values({
    id: 'the passkey of the thief',
    accountId: (await findByEmail(THIEF))?.id ?? '',
    publicKey: 'pQECAyYgASFY',
    counter: 0,
    transports: [],
    name: 'Phone',
    createdAt: new Date(),
  });

  const choose = await owner.send(page, {});
  expect(headingOf(choose)).toBe('Choose a new password');
  expect([(await findByEmail(MIRA.email))?.name, await findByEmail(THIEF)]).toEqual([MIRA.name, undefined]);
  expect(webMessage(await thief.renewSilently()).response).toMatchObject({ error: 'login_required' });
  expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(false);
  expect(await server.db.select().from(passkeys)).toEqual([]);
  expect(headingOf(await owner.send(choose, { password: NEW }))).toBe('Your password is changed');
  expect(isSignedIn(await new Visitor(server).signIn({ ...MIRA, password: NEW }))).toBe(true);
  expect(headingOf(await owner.open(link))).toBe('This link no longer works');
  expect(headingOf(await owner.send(page, {}))).toBe('This link no longer works');
});

test('the link to an earlier address ends those to later ones, and not the other way round', async () => {
  const thief = await signUp();
  await changeAddress(thief, THIEF);
  await changeAddress(thief, 'thief@lake.example');
  const [first, second] = [await linkTo(MIRA.email), await linkTo(THIEF)];
  await post(new Visitor(server), second);
  expect((await findByEmail(THIEF))?.name).toBe(MIRA.name);
  await post(new Visitor(server), first);
  expect((await findByEmail(MIRA.email))?.name).toBe(MIRA.name);
});

test('whoever took the account has no link left once it is taken back', async () => {
  const thief = await signUp();
  await changeAddress(thief, THIEF);
  await changeAddress(thief, 'thief@lake.example');
  await post(new Visitor(server), await linkTo(MIRA.email));
  expect(headingOf(await new Visitor(server).open(await linkTo(THIEF)))).toBe('This link no longer works');
});

test('a made-up or old link, a form of another site, and an address with a new account change nothing', async () => {
  const thief = await signUp();
  await changeAddress(thief, THIEF);
  const link = await linkTo(MIRA.email);
  const visitor = new Visitor(server);
  expect((await visitor.open(`${link}x`)).response.status).toBe(400);
  const foreign = await post(visitor, link, {}, { Origin: 'https://elsewhere.example' });
  expect(foreign.response.status).toBe(403);

  const accountId = (await findByEmail(THIEF))?.id ?? '';
  const eightDaysAgo = () => Date.now() - 8 * 24 * 60 * 60 * 1000;
  const old = await createAddressTakeBacks(server.db, eightDaysAgo).create({ accountId, email: MIRA.email });
  expect(headingOf(await post(visitor, takeBackUrl(server.url, old)))).toBe('This link no longer works');

  await createAccountStore(server.db).create({ email: MIRA.email, name: 'Arun', passwordHash: 'scrypt' });
  expect(headingOf(await post(visitor, link))).toBe('This address has a new account');
  expect([(await findByEmail(THIEF))?.id, (await findByEmail(MIRA.email))?.name]).toEqual([
    accountId,
    'Arun',
  ]);
});
