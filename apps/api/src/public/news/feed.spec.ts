import { readFeed } from './feed';
import { atomEntry, atomFeed, rdfItem, rdfFeed, rssItem, rssFeed, fakeArticles } from './testing';

const URL_OF_FEED = 'https://newsroom.example/feed';
const read = (xml: string) => readFeed(xml, URL_OF_FEED);
const item = (inner: string) => read(rssFeed(`<item>${inner}</item>`))[0];
const [article] = fakeArticles(1);
if (article === undefined) throw new Error('no article');

test.each([
  ['RSS', rssFeed(rssItem(article)), 'Example Newsroom'],
  ['Atom', atomFeed(atomEntry(article)), 'Example Journal'],
  ['RDF', rdfFeed(rdfItem(article)), 'Example Institute'],
])('reads %s', (_kind, xml, source) => {
  const [only, ...others] = read(xml);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ title: article.title, link: article.url, source, base: URL_OF_FEED });
  expect(only?.description).toContain('Story 1.');
  expect(new Date(only?.published ?? '').toISOString()).toBe(article.publishedAt);
});

test.each([
  ['the widest', '<media:content url="a.jpg" width="140"/><media:content url="b.jpg" width="700"/>', 'b.jpg'],
  ['no films', '<media:content url="a.mp4" medium="video"/><media:thumbnail url="t.jpg"/>', 't.jpg'],
  ['in groups', '<media:group><media:content url="a" type="image/webp"/></media:group>', 'a'],
  ['enclosed', '<enclosure url="a.mp3" type="audio/mpeg"/><enclosure url="b" type="image/png"/>', 'b'],
  ['in the text', '<content:encoded><![CDATA[<p><img src="c.jpg"></p>]]></content:encoded>', 'c.jpg'],
  ['in escaped text', '<description>&lt;img src="d.jpg?a=1&amp;amp;b=2"&gt;</description>', 'd.jpg?a=1&b=2'],
])('finds pictures: %s', (_what, xml, picture) => expect(item(xml)?.pictures?.[0]).toBe(picture));

test.each([
  ['<link>https://a.example/1</link><guid>https://a.example/2</guid>', 'https://a.example/1'],
  ['<link/><guid>https://a.example/2</guid>', 'https://a.example/2'],
  ['<guid isPermaLink="false">https://a.example/2</guid>', undefined],
  [
    '<link rel="replies" href="https://a.example/r"/><link rel="alternate" href="https://a.example/3"/>',
    'https://a.example/3',
  ],
  ['<link><![CDATA[ https://a.example/4 ]]></link>', 'https://a.example/4'],
])('finds the link in %s', (xml, link) => expect(item(xml)?.link).toBe(link));

test('keeps the words of Atom xhtml apart, and reads categories', () => {
  const [entry] = read(
    atomFeed(
      '<entry><title type="xhtml"><div>Two <b>owls</b></div></title><category term="Birds"/><summary type="xhtml"><div><p>One.</p><p>Two.</p></div></summary></entry>',
    ),
  );
  expect(entry?.categories).toBe('Birds');
  expect(entry?.description).toContain('<p>One.</p><p>Two.</p>');
});

test('neither expands nor fetches entities of a document type', () => {
  const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  const began = Date.now();
  const [only] = read(
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${lol}<!ENTITY file SYSTEM "file:///etc/passwd">]>
     <rss><channel><item><title>Owl &l9; &file; end</title><link>https://a.example/</link></item></channel></rss>`,
  );
  expect(only?.title).toMatch(/^Owl .*end$/);
  expect(only?.title?.length).toBeLessThan(40);
  expect(only?.title).not.toContain('root:');
  expect(Date.now() - began).toBeLessThan(1_000);
});

test('reads a truncated feed, and at most a hundred items', () => {
  expect(read('<rss><channel><item><title>One</title></item><item><title>Tw')).toHaveLength(2);
  expect(read(rssFeed('<item><title>x</title></item>'.repeat(150)))).toHaveLength(100);
});

test.each(['', 'no xml', '{"status":"ok"}', '<html><body><p>Not here</p></body></html>', '<opml/>'])(
  'refuses %j',
  (xml) => expect(() => read(xml)).toThrow('is no feed'),
);

test('refuses endless nesting at once', () => {
  const began = Date.now();
  expect(() => read('<a>'.repeat(300_000) + '</b>'.repeat(300_000))).toThrow('nested too deeply');
  expect(Date.now() - began).toBeLessThan(1_000);
});
