import { allowHtml, checkHtml, checkScriptUrl } from './trusted-types';

test.each([
  '+',
  'Anna & Ben',
  '&lt;b&gt;',
  '{"@context":"https://schema.org"}',
  '',
  '<svg/>',
  '<script></script>',
])('lets %s through', (html) => expect(checkHtml(html)).toBe(html));

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  ' <script></script>',
  '<SVG/>',
])('refuses %s', (html) => expect(checkHtml(html)).toBeNull());

test('markup of a setting is allowed to the letter', () => {
  const link = '© <a href="https://tiles.example/">Tiles</a>';
  expect(checkHtml(link)).toBeNull();
  expect(allowHtml(link)).toBe(link);
  expect(checkHtml(link)).toBe(link);
  expect(checkHtml(`${link}<b>`)).toBeNull();
});

test.each([
  ['/sw.js', true],
  [`blob:${window.location.origin}/7a`, true],
  ['/media/x.webp', false],
  ['https://evil.example/sw.js', false],
  ['//evil.example/sw.js', false],
  ['blob:https://evil.example/7a', false],
  ['data:text/javascript,alert(1)', false],
])('a worker may come from %s: %s', (url, allowed) => {
  expect(checkScriptUrl(url)).toBe(allowed ? url : null);
});
