import { animals, measuredTracks, monthNames, parks, slugOf, tracks } from '@aranya/wildlife-data';
import { escape } from 'html-escaper';
import { gameSlugs } from '../../lib/games';
import { absoluteUrl } from '../../lib/settings';
import { artwork } from '../../lib/artwork';
import { existsIn, inLocale } from '../../lib/language/site-paths';
import { locales } from '../../lib/language/locale';
import { paths } from '../../lib/paths';

const pages: readonly (readonly [path: string, picture: string])[] = [
  [paths.home(), artwork.card('home')],
  [paths.species(), artwork.card('species')],
  [paths.compare(), artwork.card('species')],
  ...animals.map(({ id, image }) => [paths.animal(id), artwork.card(image)] as const),
  [paths.parks(), artwork.card('parks')],
  ...parks.map(({ slug, images }) => [paths.park(slug), artwork.card(images)] as const),
  [paths.whereAndWhen(), artwork.card('parks')],
  ...monthNames.map((month) => [paths.whereAndWhen(slugOf(month)), artwork.card('parks')] as const),
  [paths.liveTracking(), artwork.card('tracking')],
  ...tracks.map(({ name }) => [paths.liveTracking(slugOf(name)), artwork.card('tracking')] as const),
  ...measuredTracks.map(({ id }) => [paths.measuredTrack(id), artwork.card('tracking')] as const),
  [paths.games(), artwork.card('games')],
  ...gameSlugs.map((slug) => [paths.game(slug), artwork.card('games')] as const),
  [paths.game('akshara'), artwork.card('games')],
  [paths.news(), artwork.card('news')],
  [paths.about(), artwork.card('about')],
  [paths.contact(), artwork.card('contact')],
  [paths.credits(), artwork.card('about')],
  [paths.translations(), artwork.card('about')],
  [paths.privacy(), artwork.card('about')],
  [paths.rules(), artwork.card('about')],
  [paths.terms(), artwork.card('about')],
  [paths.offline(), artwork.card('about')],
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
