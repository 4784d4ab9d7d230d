import { digestMail, type DigestContent } from './digest-mail';

const site = {
  name: 'Fox & Co',
  url: 'https://wild.example',
  accent: null,
  unsubscribePath: '/api/digest/unsubscribe?member=1&signature=2',
};
const content: DigestContent = {
  language: 'en',
  name: 'Asha',
  unreadMessages: 1,
  unreadNotifications: 100,
  posts: [
    { id: 'p1', author: '<b>Bikram</b>', line: 'Deer & dew' },
    { id: 'p2', author: 'Chitra', line: '' },
  ],
  animal: { id: 7, name: 'Dhole', scientificName: 'Cuon alpinus', sentence: 'It whistles.' },
};

test('the text says all of it, with whole addresses', () => {
  const { subject, text, unsubscribeUrl } = digestMail(content, site);
  expect(subject).toBe('Your week at Fox & Co');
  expect(unsubscribeUrl).toBe('https://wild.example/api/digest/unsubscribe?member=1&signature=2');
  expect(text).toBe(`Hello Asha!

Waiting for you at Fox & Co

1 unread message: https://wild.example/community/messages
99+ unread notifications: https://wild.example/community/notifications

From people and topics you follow

<b>Bikram</b>: Deer & dew
https://wild.example/community/post/p1

A post by Chitra
https://wild.example/community/post/p2

The animal of the week

Dhole (Cuon alpinus). It whistles.
https://wild.example/animal/7

You get this mail once a week because you chose it in your notification settings. To stop it, open:
https://wild.example/api/digest/unsubscribe?member=1&signature=2
`);
});

test('the HTML escapes what people wrote, and has the colour of the site', () => {
  const { html } = digestMail(content, { ...site, accent: '#123456' });
  expect(html).toContain('&lt;b&gt;Bikram&lt;/b&gt;');
  expect(html).toContain('Deer &amp; dew');
  expect(html).toContain('<bdi>Fox &amp; Co</bdi>');
  expect(html).toContain('background:#123456');
  expect(html).not.toMatch(/<(script|img|b)\b/);
});

test('what is not there has no heading', () => {
  const quiet = { ...content, unreadMessages: 0, unreadNotifications: 0, posts: [] };
  const { text, html } = digestMail(quiet, site);
  for (const body of [text, html]) {
    expect(body).not.toContain('Waiting for you');
    expect(body).not.toContain('From people');
    expect(body).toContain('The animal of the week');
  }
});

test('it is in the language of the member, whose pages it opens', () => {
  const { subject, text, html } = digestMail({ ...content, language: 'hi' }, site);
  expect(subject).toBe('Fox & Co पर आपका हफ़्ता');
  expect(text).toContain('1 नया संदेश: https://wild.example/hi/community/messages\n99+ नई सूचनाएँ: ');
  expect(html).toContain('<html lang="hi">');
  // Names and what people wrote stay as they are.
  expect(text.replace(/https:\S+|<b>Bikram<\/b>: Deer & dew|Dhole.*|Asha|Fox|Chitra/g, '')).not.toMatch(
    /[a-z]{3}/,
  );
});
