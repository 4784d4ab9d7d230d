/**
 * sitemap.xml and robots.txt, from the built pages: what says that it is not for search engines is left out. The
 * server puts the site's own address in the place of the mark.
 */
const SITE = '__SITE_URL__';

/** Pages that hold nothing but what this browser keeps. */
const PERSONAL = ['/favorites'];

/** The text as XML may hold it. */
const xml = (text) => text.replace(/&(?!amp;)/g, '&amp;').replace(/</g, '&lt;');

/** The content of a tag of the head that names an address, still escaped as HTML. */
const addressIn = (head, pattern) => pattern.exec(head)?.[1];
const canonicalIn = (head) => addressIn(head, /<link rel="canonical" href="([^"]+)"/);
const pictureIn = (head) => addressIn(head, /<meta property="og:image" content="([^"]+)"/);

/**
 * @param {string[]} heads  what stands in the heads of all addresses, prerendered or varied by their query
 * @returns {string} a sitemap with each canonical address once, and its picture
 */
export function sitemapOf(heads) {
  const entries = new Map();
  for (const head of heads) {
    if (/<meta name="robots" content="[^"]*noindex/.test(head)) continue;
    const address = canonicalIn(head);
    if (!address) throw new Error(`A public page has no canonical address: ${head.slice(0, 300)}`);
    if (PERSONAL.some((page) => address === SITE + page)) continue;
    entries.set(address, pictureIn(head));
  }
  const urls = [...entries].map(([address, picture]) => {
    const image = picture ? `<image:image><image:loc>${xml(picture)}</image:loc></image:image>` : '';
    return `  <url><loc>${xml(address)}</loc>${image}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${urls.join('')}</urlset>\n`
  );
}

/** The news wall asks the API while it is drawn; no other call has anything for a search engine. */
export const robotsText = `User-agent: *
Disallow: /community
Disallow: /api/
Disallow: /media/
Allow: /api/news

Sitemap: ${SITE}/sitemap.xml
`;
