import { absoluteUrl } from '../../lib/settings';

/** Crawlers may fetch /api/news, since they render the news page. */
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
