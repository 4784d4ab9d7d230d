import { absoluteUrl } from '../../lib/settings';

/** Crawlers may request what the news, animal and area pages need to render. */
export const loader = () =>
  new Response(
    `User-agent: *
Disallow: /community
Disallow: /api/
Disallow: /media/
Allow: /api/news
Allow: /api/taxa/
Allow: /api/sightings/summary
Allow: /api/sightings/latest

Sitemap: ${absoluteUrl('/sitemap.xml')}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
