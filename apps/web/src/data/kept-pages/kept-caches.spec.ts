import { findReferences } from './kept-caches';

test('finds the files and drawings of a page, not the cards for other sites', () => {
  const html = `
    <link rel="modulepreload" href="/assets/a-1.js" /><link href="/assets/b.css" rel="stylesheet" />
    <img src="/artwork/animals/leopard.svg" srcset="/artwork/a.svg 1x, /artwork/b.svg 2x" />
    <use href="/artwork/ranges/leopard.svg#parks" /><use href="/artwork/ranges/leopard.svg#native" />
    <meta property="og:image" content="https://example.org/artwork/cards/animals/leopard.jpg" />
    <script>import "/assets/manifest-2.js"</script>`;
  expect(findReferences(html)).toEqual([
    '/assets/a-1.js',
    '/assets/b.css',
    '/artwork/animals/leopard.svg',
    '/artwork/a.svg',
    '/artwork/b.svg',
    '/artwork/ranges/leopard.svg',
    '/assets/manifest-2.js',
  ]);
});
