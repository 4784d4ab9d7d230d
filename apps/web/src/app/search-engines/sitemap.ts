import { animals, measuredTracks, monthNames, parks, slugOf, tracks } from '@aranya/wildlife-data';
import { escape } from 'html-escaper';
import { gameSlugs } from '../../lib/games';
import { absoluteUrl } from '../../lib/settings';
import { artwork } from '../../lib/artwork';
import { existsIn, inLocale } from '../../lib/language/site-paths';
import { locales } from '../../lib/language/locale';
import { paths } from '../../lib/paths';

const pages: readonly (readonly [path: string, picture: string])[] = [
  [paths.home(), artwork.pageCard('home')],
  [paths.species(), artwork.pageCard('species')],
  [paths.compare(), artwork.pageCard('species')],
  ...animals.map(({ id, image }) => [paths.animal(id), artwork.card(image)] as const),
  [paths.parks(), artwork.pageCard('parks')],
  ...parks.map(({ slug, images }) => [paths.park(slug), artwork.card(images)] as const),
  [paths.whereAndWhen(), artwork.pageCard('parks')],
  ...monthNames.map((month) => [paths.whereAndWhen(slugOf(month)), artwork.pageCard('parks')] as const),
  [paths.liveTracking(), artwork.pageCard('tracking')],
  ...tracks.map(({ name }) => [paths.liveTracking(slugOf(name)), artwork.pageCard('tracking')] as const),
  ...measuredTracks.map(({ id }) => [paths.measuredTrack(id), artwork.pageCard('tracking')] as const),
  [paths.games(), artwork.pageCard('games')],
  ...gameSlugs.map((slug) => [paths.game(slug), artwork.pageCard('games')] as const),
  [paths.game('akshara'), artwork.pageCard('games')],
  [paths.news(), artwork.pageCard('news')],
  [paths.about(), artwork.pageCard('about')],
  [paths.contact(), artwork.pageCard('contact')],
  [paths.credits(), artwork.pageCard('about')],
  [paths.translations(), artwork.pageCard('about')],
  [paths.privacy(), artwork.pageCard('about')],
  [paths.rules(), artwork.pageCard('about')],
  [paths.terms(), artwork.pageCard('about')],
  [paths.offline(), artwork.pageCard('about')],
];

const everyLanguage = ([path, picture]: (typeof pages)[number]) =>
  locales
    .filter((locale) => existsIn(path, locale))
    .map((locale) => [inLocale(path, locale), picture] as const);

const entry = ([path, picture]: (typeof pages)[number]) =>
  `  <url><loc>${escape(absoluteUrl(path))}</loc>` +
  `<image:image><image:loc>${escape(absoluteUrl(picture))}</image:loc></image:image></url>\n`;

export const loader = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.flatMap(everyLanguage).map(entry).join('')}</urlset>
`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
