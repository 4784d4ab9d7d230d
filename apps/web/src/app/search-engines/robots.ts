import { absoluteUrl } from '../../lib/settings';

/** `/robots.txt`. The news page asks the API while it is drawn; no other call has anything for a search engine. */
export const loader = () =>
  new Response(
    `User-agent: *
Disallow: /community
Disallow: /api/
Disallow: /media/
Allow: /api/news

Sitemap: ${absoluteUrl('/sitemap.xml')}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
