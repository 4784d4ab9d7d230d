import { simpleParser } from 'mailparser';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { createMailer, isThisMachine, MailNotSent } from './mailer';
import { codeMail, knownAccountMail } from './mails';

const site = { name: 'वन मित्र मंडळ', url: 'https://club.example' };
let server: TestMailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const mailerOf = (url = server.url) =>
  createMailer({ smtpUrl: url, from: { address: 'hello@club.example' } }, () => site.name);

test('a mail arrives as text and HTML, from and to the right addresses', async () => {
  const mailer = mailerOf();
  await mailer.send({ to: 'mira@example.com', ...codeMail('123456', 15, site) });
  mailer.close();
  const [raw] = server.mails;
  const mail = await simpleParser(raw ?? '');
  expect(mail.from?.value).toEqual([{ name: site.name, address: 'hello@club.example' }]);
  expect([mail.to].flat()[0]?.value).toEqual([{ name: '', address: 'mira@example.com' }]);
  expect(mail.subject).toBe(`123456 is your ${site.name} code`);
  expect(mail.text).toContain('123456');
  expect(mail.html).toContain('<p>123456</p>');
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test('a mail that a program can end says how', async () => {
  const mailer = mailerOf();
  const unsubscribeUrl = `https://club.example/stop?member=1&signature=${'x'.repeat(60)}`;
  await mailer.send({ to: 'mira@example.com', ...codeMail('1', 15, site), unsubscribeUrl });
  mailer.close();
  const { headers } = await simpleParser(server.mails[0] ?? '');
  expect(headers.get('list')).toEqual({
    unsubscribe: { url: unsubscribeUrl },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  });
});

test('tells whether the mail server is there', async () => {
  const mailer = mailerOf();
  expect(await mailer.isReady()).toBe(true);
  await server.close();
  expect(await mailer.isReady()).toBe(false);
  mailer.close();
  server = await startMailServer();
});

test('user and password are sent to a server that asks for them', async () => {
  await server.close();
  server = await startMailServer({ user: 'club', password: 'p@ss word' });
  const right = mailerOf(server.urlWith('club', 'p@ss word'));
  await right.send({ to: 'mira@example.com', ...codeMail('1', 15, site) });
  right.close();
  expect(server.mails).toHaveLength(1);
  const wrong = mailerOf(server.urlWith('club', 'guess'));
  await expect(wrong.send({ to: 'mira@example.com', ...codeMail('1', 15, site) })).rejects.toThrow(
    MailNotSent,
  );
  wrong.close();
});

test('a refused recipient and a server that is away are errors', async () => {
  server.refuse = true;
  const mailer = mailerOf();
  await expect(mailer.send({ to: 'a@b.example', ...codeMail('1', 15, site) })).rejects.toThrow(MailNotSent);
  mailer.close();
  await server.close();
  const away = mailerOf();
  await expect(away.send({ to: 'a@b.example', ...codeMail('1', 15, site) })).rejects.toThrow(MailNotSent);
  away.close();
});

test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
  'a mail server elsewhere that offers no STARTTLS gets neither mail nor password, also with the options %j',
  async (options) => {
    await server.close();
    server = await startMailServer({ user: 'club', password: 'secret' });
    // It leads to this machine as well, and does not say so.
    const url = server.urlWith('club', 'secret').replace('127.0.0.1', '0.0.0.0');
    const mailer = mailerOf(`${url}${options}`);
    await expect(mailer.send({ to: 'mira@example.com', ...codeMail('1', 15, site) })).rejects.toMatchObject({
      name: 'MailNotSent',
      cause: { code: 'ETLS' },
    });
    mailer.close();
    expect([server.logins, server.mails]).toEqual([0, []]);
  },
);

test.each(['localhost', 'LOCALHOST', '127.1.2.3', '[::1]', 'mail.example.org', 'localhost.example.org'])(
  '%s is asked for encryption unless it is this machine',
  (host) => {
    expect(isThisMachine(new URL(`smtp://user:password@${host}:25`))).toBe(!host.endsWith('.org'));
  },
);

test('an address cannot add recipients or headers', async () => {
  const mailer = mailerOf();
  await mailer
    .send({ to: 'mira@example.com\r\nBcc: eve@evil.example', ...codeMail('1', 15, site) })
    .catch(() => undefined);
  mailer.close();
  expect(server.recipients).not.toContain('eve@evil.example');
  for (const raw of server.mails) expect((await simpleParser(raw)).headers.has('bcc')).toBe(false);
});

test('HTML of a link is escaped', () => {
  expect(knownAccountMail('https://club.example/?a=1&b="', site).html).toContain('?a=1&amp;b=&quot;');
});
