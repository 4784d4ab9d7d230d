import { articleSchema } from '@aranya/contracts';
import { linkKey, mergeArticles, titleKey, toArticle } from './article';

const now = new Date('2026-01-31T12:00:00Z');
const raw = {
  title: 'Otters &amp; eels',
  description: '<p>They are <b>back</b>.</p>',
  link: '/otters',
  pictures: ['http://a.example/small.jpg', 'javascript:1', '/large.jpg', 'https://a.example/other.jpg'],
  source: ' Example  Newsroom ',
  published: 'Sat, 31 Jan 2026 09:30:00 +0530',
  base: 'https://a.example/feed',
};

test('an article has plain text, absolute URLs and the first https picture', () => {
  const article = toArticle(raw, now);
  expect(article).toEqual({
    title: 'Otters & eels',
    description: 'They are back.',
    url: 'https://a.example/otters',
    urlToImage: 'https://a.example/large.jpg',
    source: 'Example Newsroom',
    publishedAt: '2026-01-31T04:00:00.000Z',
  });
  expect(articleSchema.strict().parse(article)).toEqual(article);
});

test('missing fields are null, and so is a description that repeats the title', () => {
  const article = toArticle({ title: 'Owl', description: '<p>Owl</p>', link: 'https://a.example/' }, now);
  expect(article).toEqual({
    title: 'Owl',
    description: null,
    url: 'https://a.example/',
    urlToImage: null,
    source: null,
    publishedAt: null,
  });
});

test.each([
  ['without a title', { title: '<b></b>' }],
  ['without a link', { link: '' }],
  ['with a script for a link', { link: 'javascript:alert(1)' }],
  ['with a private link', { link: 'http://192.168.0.1/admin' }],
  ['with a link to this machine', { link: 'http://localhost:3333/' }],
])('%s it is dropped', (_what, change) => expect(toArticle({ ...raw, ...change }, now)).toBeNull());

test('long texts are cut', () => {
  const article = toArticle({ ...raw, title: 'word '.repeat(500), description: 'word '.repeat(5_000) }, now);
  expect(article?.title.length).toBeLessThanOrEqual(300);
  expect(article?.description?.length).toBeLessThanOrEqual(600);
  expect(article?.description).toMatch(/word…$/);
});

test.each([
  ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.000Z'],
  ['2026-01-31T09:30:00+05:30', '2026-01-31T04:00:00.000Z'],
  [' Sat, 31 Jan 2026 04:00:00 EST ', '2026-01-31T09:00:00.000Z'],
  ['2026-01-31T12:59:00Z', '2026-01-31T12:59:00.000Z'],
  ['2026-01-31T13:01:00Z', null],
  ['1969-12-31T00:00:00Z', null],
  ['yesterday', null],
  ['', null],
  [undefined, null],
])('the date %s is %s', (published, time) => {
  expect(toArticle({ ...raw, published }, now)?.publishedAt).toBe(time);
});

test('all spellings of a link have one key', () => {
  const key = linkKey('https://a.example/otters?id=1');
  for (const link of [
    'http://www.a.example/otters/?id=1',
    'https://a.example/otters?utm_source=rss&id=1&utm_medium=feed#top',
    'https://a.example/otters?id=1&fbclid=x',
  ]) {
    expect(linkKey(link)).toBe(key);
  }
  for (const link of [
    'https://a.example/otters?id=2',
    'https://b.example/otters?id=1',
    'https://a.example/',
  ]) {
    expect(linkKey(link)).not.toBe(key);
  }
});

test('the key of a title has no punctuation', () => {
  expect(titleKey('“Otters” return — at last!')).toBe(titleKey('otters return: at last'));
  expect(titleKey('बाघ')).not.toBe(titleKey('बघ'));
});

test('merging sorts newest first, undated last, and drops duplicates', () => {
  const article = (title: string, url: string, publishedAt: string | null) => ({
    title,
    url: `https://${url}`,
    publishedAt,
    description: null,
    urlToImage: null,
    source: null,
  });
  const merged = mergeArticles([
    article('No date', 'a.example/4', null),
    article('Old', 'a.example/1', '2026-01-01T00:00:00.000Z'),
    article('New', 'a.example/2', '2026-01-03T00:00:00.000Z'),
    article('Same link', 'www.a.example/2/?utm_source=x', '2026-01-02T00:00:00.000Z'),
    article('OLD!', 'b.example/1', '2026-01-02T00:00:00.000Z'),
  ]);
  expect(merged.map(({ title }) => title)).toEqual(['New', 'OLD!', 'No date']);
});
