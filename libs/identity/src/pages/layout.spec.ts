import { codeMail } from '../mail/mails';
import type { Site } from './layout';
import { signedOutPage } from './messages';

test('pages and mails have the name of the site as it is now, as text', () => {
  const words = { name: 'Fox & <b>Friends</b>', tagline: 'Out & about' };
  const site: Site = { url: 'https://club.example', signInPath: '', words: () => words };
  const page = signedOutPage(site);
  const escaped = 'Fox &amp; &lt;b&gt;Friends&lt;/b&gt;';
  for (const text of [
    `<title>You are signed out · ${escaped}</title>`,
    `<bdi>${escaped}</bdi>`,
    `Back to ${escaped}`,
  ])
    expect(page).toContain(text);
  expect(page).toContain('Out &amp; about');
  words.name = 'वन मित्र मंडळ';
  expect(signedOutPage(site)).toContain('Back to वन मित्र मंडळ');
  expect(codeMail('1', 15, { name: words.name, url: site.url }).text).toContain('Nobody from वन मित्र मंडळ');
});
