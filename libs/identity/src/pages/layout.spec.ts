import { codeMail } from '../mail/mails';
import type { Site, SiteWords } from './layout';
import { signedOutPage } from './messages';

test('pages and mails have the name of the site as it is now, as text', () => {
  const words = { name: 'Fox & <b>Friends</b>', tagline: 'Out & about', logo: null, colours: null };
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

test('pages show the logo and the colours that the site has, wherever it is', () => {
  const words: SiteWords = { name: 'Fox', tagline: 'Out', logo: null, colours: null };
  const site: Site = { url: 'https://club.example', signInPath: '/identity', words: () => words };
  expect(signedOutPage(site)).toContain('src="/identity/assets/brand.svg"');
  words.logo = { image: '/media/logo/a/image.png', icon: '/media/logo/a/icon.png' };
  words.colours = { sheet: '/media/colours/7a1f5c.css' };
  const page = signedOutPage(site);
  expect(page).not.toContain('brand.svg');
  for (const text of [
    '<link rel="icon" href="https://club.example/media/logo/a/icon.png" />',
    '<link rel="stylesheet" href="https://club.example/media/colours/7a1f5c.css" />',
    '<img src="https://club.example/media/logo/a/image.png"',
  ])
    expect(page).toContain(text);
});
