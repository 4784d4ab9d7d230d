import { simpleParser } from 'mailparser';
import en from '../../messages/en.json' with { type: 'json' };
import hi from '../../messages/hi.json' with { type: 'json' };
import mr from '../../messages/mr.json' with { type: 'json' };
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, MIRA, Visitor } from '../testing/visitor';

let mails: TestMailServer;
let server: TestServer;
beforeAll(async () => {
  mails = await startMailServer();
  const mail = { smtpUrl: mails.url, from: 'Aranya <hello@club.example>' };
  server = await startTestServer({ rateLimitScale: 100, mail });
});
afterAll(async () => {
  await server.remove();
  await mails.close();
});

const headOf = ({ text }: Arrival) => [/<html lang="(\w+)"/.exec(text)?.[1], /<h1>([^<]*)/.exec(text)?.[1]];
const saidIn = ({ text }: Arrival) => /class="(?:problem|error)"[^>]*>([^<]*)/.exec(text)?.[1];
const hrefsIn = ({ text }: Arrival) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

const mailAfter = async (count: number) => {
  for (let tries = 0; mails.mails.length <= count && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  return simpleParser(mails.mails[count] ?? '');
};

test.each([
  [
    'hi-IN en',
    'hi',
    'साइन इन करें',
    'अपना ई-मेल पता लिखें।',
    'यह ई-मेल और पासवर्ड आपस में मेल नहीं खाते। दोनों देख लें और एक बार फिर कोशिश करें।',
  ],
  [
    'fr mr',
    'mr',
    'साइन इन करा',
    'तुमचा ई-मेल पत्ता लिहा.',
    'हा ई-मेल आणि पासवर्ड एकमेकांशी जुळत नाहीत. दोन्ही तपासा आणि पुन्हा एकदा प्रयत्न करा.',
  ],
])(
  'the page that the site asks for in “%s” is in %s, and so are its refusals',
  async (asked, language, title, missing, wrong) => {
    const visitor = new Visitor(server);
    const page = await visitor.authorize({ ui_locales: asked });
    expect(headOf(page)).toEqual([language, title]);
    expect(hrefsIn(page)).toContain(`${SITE}/${language}`);
    expect(saidIn(await visitor.send(page, {}))).toBe(missing);
    expect(saidIn(await visitor.send(page, { email: MIRA.email, password: 'a guess' }))).toBe(wrong);
  },
);

test.each([
  ['mr-IN,hi;q=0.9', 'mr', 'इथे कोणीही राहत नाही'],
  ['fr, en;q=0.2, hi;q=0.7', 'hi', 'यहाँ कोई नहीं रहता'],
  ['fr', 'en', 'Nothing lives here'],
])('an address that names no language is in the first that the browser wants: %s', async (header, ...head) =>
  expect(
    headOf(await new Visitor(server).open('nowhere', { headers: { 'Accept-Language': header } })),
  ).toEqual(head),
);

test('a mail is in the language of the page that sent it, and so is what it opens in another browser', async () => {
  const visitor = new Visitor(server);
  const form = await visitor.authorize({ ui_locales: 'hi', screen_hint: 'signup' });
  const page = await visitor.send(form, { ...MIRA });
  expect(headOf(page)).toEqual(['hi', 'अपना मेल देखें']);
  const first = await mailAfter(0);
  const code = /^\d{6}$/m.exec(first.text ?? '')?.[0] ?? '';
  expect(first.subject).toBe(`${code}: Aranya पर आपका कोड`);
  expect(first.html).toContain('<html lang="hi">');
  expect((await visitor.send(page, { code })).url.origin).toBe(SITE);
  expect(headOf(await visitor.open('account'))).toEqual(['hi', 'आपका खाता']);

  const other = new Visitor(server);
  const { url } = await other.authorize({ ui_locales: 'mr' });
  await other.send(await other.open(new URL('?screen=forgot', url)), { email: MIRA.email });
  const { subject, text = '' } = await mailAfter(1);
  expect(subject).toBe('Aranya साठी नवा पासवर्ड निवडा');
  const opened = new Visitor(server);
  const reset = await opened.open(/\S+\/reset\/\S+/.exec(text)?.[0] ?? '');
  expect(headOf(reset)).toEqual(['mr', 'नवा पासवर्ड निवडा']);
  expect(saidIn(await opened.send(reset, { password: 'short' }))).toBe('पासवर्डमध्ये कमीत कमी 10 अक्षरे हवीत.');
});

type Plurals = { match: Record<string, string> }[];

test.each(Object.entries({ hi, mr }))(
  '%s has the English messages, with their parameters and plural forms',
  (language, messages) => {
    const textsOf = (message: string | Plurals) =>
      typeof message === 'string' ? { '': message } : (message[0]?.match ?? {});
    const parametersOf = (message: string | Plurals) =>
      Object.values(textsOf(message)).map((text) => [...new Set(text.match(/\{\w+\}/g))].sort());
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(Object.keys(messages)).toEqual(Object.keys(en));
    for (const [key, message] of Object.entries(en)) {
      const other = messages[key as keyof typeof en];
      expect([key, ...parametersOf(other)]).toEqual([key, ...parametersOf(message)]);
      expect(Object.keys(textsOf(other)).sort()).toEqual(
        typeof message === 'string' ? [''] : forms.map((form) => `countPlural=${form}`).sort(),
      );
    }
  },
);
