import { picturesIn, plainText } from './plain-text';

test.each([
  ['Tigers return', 'Tigers return'],
  ['<p>Two</p><p>paragraphs</p>', 'Two paragraphs'],
  ['The <em>Panthera</em>-like cat', 'The Panthera-like cat'],
  ['Cats &amp; dogs &mdash; <b>bold</b>', 'Cats & dogs — bold'],
  ['Cats &amp;amp; &lt;b&gt;dogs&lt;/b&gt;', 'Cats & dogs'],
  ['Fewer than 5 < 10 & more', 'Fewer than 5 < 10 & more'],
  ['AT&T', 'AT&T'],
  ['a<script>alert(1)</script>b', 'a b'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Owl', 'Owl'],
  ['a<style>p{}</style><svg><title>x</title></svg> b', 'a b'],
  ['<img src=x onerror=alert(1)>Owl', 'Owl'],
  ['<!-- no --><![CDATA[yes]]>Owl', 'Owl'],
  ['bell\u0007 null\u0000 turned\u202e round\u2066 shy\u00ad soft', 'bell null turned round shy soft'],
  ['line\r\n\tbreak\u2028end\u00a0', 'line break end'],
  ['lone\ud800 surrogate', 'lone surrogate'],
  ['क्\u200dष', 'क्\u200dष'],
  [
    'Otters are back. The post <a href="x">Otters</a> appeared first on <a href="y">Mongabay</a>.',
    'Otters are back.',
  ],
  ['Otters are [&#8230;]', 'Otters are…'],
  ['Otters are back. <a href="x">Continue reading...</a>', 'Otters are back.'],
])('%j is %j', (html, text) => expect(plainText(html, 300)).toBe(text));

test.each([null, undefined, '', '  ', '<p></p>', '<script>x</script>', '\u200b'])('%j is nothing', (html) =>
  expect(plainText(html, 300)).toBeNull(),
);

test('cuts between words, never inside a character', () => {
  expect(plainText('one two three four', 12)).toBe('one two…');
  expect(plainText('one two three', 13)).toBe('one two three');
  expect(plainText('a'.repeat(50), 10)).toBe('aaaaaaaaa…');
  expect(plainText('aaaaaaaa🐯🐯', 10)).toBe('aaaaaaaa…');
});

test('a megabyte of open tags takes no time', () => {
  const began = Date.now();
  expect(plainText('<b><p>'.repeat(200_000), 300)).toBeNull();
  expect(Date.now() - began).toBeLessThan(1_000);
});

test('finds pictures, but not tracking pixels', () => {
  const html =
    '<img src="https://a.example/pixel.gif" width="1" height="1"><p><img src=/b.jpg><img alt="none">';
  expect(picturesIn(html)).toEqual(['/b.jpg']);
});
