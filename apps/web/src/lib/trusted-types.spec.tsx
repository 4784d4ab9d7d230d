import { render } from '@testing-library/react';
import { allowHtml, checkHtml, checkScriptUrl } from './trusted-types';

afterEach(() => jest.restoreAllMocks());

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
  '<b></i>',
  '<b>a</b>',
  '<img src=x/>',
  '<svg/>\n',
])('refuses %s', (html) => expect(checkHtml(html)).toBeNull());

test('lets through what Leaflet writes to try SVG, and React to make a script element', async () => {
  const written: string[] = [];
  const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (this: Element, html) {
    written.push(html);
    innerHTML?.set?.call(this, html);
  });
  await jest.isolateModulesAsync(async () => void (await import('leaflet')));
  const byLeaflet = written.splice(0);
  render(<script type="application/ld+json" />);
  for (const html of [byLeaflet, written].flat()) expect(checkHtml(html)).toBe(html);
  expect([byLeaflet.length, written.length]).toEqual([1, 1]);
});

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
