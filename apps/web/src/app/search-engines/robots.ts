import { absoluteUrl } from '../../lib/settings';

/** Crawlers may ask for what they need to render the news and the pages of animals and areas. */
export const loader = () =>
  new Response(
    `User-agent: *
Disallow: /community
Disallow: /api/
Disallow: /media/
Allow: /api/news
Allow: /api/taxa/
Allow: /api/sightings/summary

Sitemap: ${absoluteUrl('/sitemap.xml')}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
