import type { Config } from '@react-router/dev/config';
import {
  animals,
  measuredTracks,
  monthNames,
  parkIndex,
  parks,
  roster,
  slugOf,
  tracks,
} from '../../libs/wildlife-data/src/index';
import { compressFiles } from '../../tools/artwork/src/compress-files';
import { finishBuild } from './finish-build';
import { gameSlugs } from './src/lib/games';
import { inLocale, isTranslated, prefixed } from './src/lib/language/site-paths';

/** Prerendered as signed-out visitors see them. */
const communityPages = [
  '',
  '/messages',
  '/create-post',
  '/connections',
  '/notifications',
  '/notifications/settings',
  '/bookmarks',
  '/following',
  '/discover',
  '/identify',
  '/sightings',
  '/map',
  '/profile',
  '/life-list',
  '/account',
  '/account/muted',
  '/account/decisions',
  '/account/reports',
  '/admin',
  '/admin/appeals',
  '/admin/members',
  '/admin/photographs',
  '/admin/names',
  '/admin/contact',
  '/admin/entry',
  '/admin/rules',
  '/admin/site',
  '/admin/counts',
  '/admin/log',
].map((screen) => `/community${screen}`);

const [tiger] = animals;
const spreads = [
  { what: 'the description of an animal', text: tiger?.description ?? '', budget: 120 },
  { what: 'the scientific name of an animal', text: tiger?.scientific_name ?? '', budget: 765 },
];

/** docs/decisions/050-web-rendering.md explains these settings. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: {
    paths: [
      '/',
      '/about-us',
      '/contact-us',
      '/credits',
      '/translations',
      '/privacy',
      '/rules',
      '/terms',
      '/offline',
      '/parks&sancturies',
      ...parks.map(({ slug }) => `/parks&sancturies/${slug}`),
      '/parks&sancturies/where-and-when',
      ...monthNames.map((month) => `/parks&sancturies/where-and-when/${slugOf(month)}`),
      '/animals',
      '/animals/compare',
      ...animals.map(({ id }) => `/animal/${id}`),
      ...prefixed.flatMap((locale) => [
        `/${locale}`,
        `/${locale}/animals`,
        `/${locale}/about-us`,
        `/${locale}/translations`,
        `/${locale}/favorites`,
        `/${locale}/animals/compare`,
        `/${locale}/privacy`,
        `/${locale}/rules`,
        `/${locale}/terms`,
        `/${locale}/contact-us`,
        `/${locale}/credits`,
        `/${locale}/news`,
        `/${locale}/offline`,
        ...animals.map(({ id }) => `/${locale}/animal/${id}`),
        `/${locale}/parks&sancturies`,
        ...parks.map(({ slug }) => `/${locale}/parks&sancturies/${slug}`),
        `/${locale}/parks&sancturies/where-and-when`,
        ...monthNames.map((month) => `/${locale}/parks&sancturies/where-and-when/${slugOf(month)}`),
        `/${locale}/live-tracking`,
        ...tracks.map(({ name }) => `/${locale}/live-tracking/${slugOf(name)}`),
        ...measuredTracks.map(({ id }) => `/${locale}/live-tracking/measured/${id}`),
        `/${locale}/games`,
        ...gameSlugs
          .map((slug) => `/games/${slug}`)
          .filter(isTranslated)
          .map((path) => `/${locale}${path}`),
        `/${locale}/games/akshara`,
      ]),
      '/favorites',
      '/games',
      ...gameSlugs.map((slug) => `/games/${slug}`),
      '/news',
      '/live-tracking',
      ...tracks.map(({ name }) => `/live-tracking/${slugOf(name)}`),
      ...measuredTracks.map(({ id }) => `/live-tracking/measured/${id}`),
      ...communityPages,
      ...prefixed.flatMap((locale) =>
        communityPages.filter(isTranslated).map((page) => inLocale(page, locale)),
      ),
      '/sitemap.xml',
      '/robots.txt',
    ],
    concurrency: 4,
  },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    finishBuild({ buildDirectory, catalogue: { roster, parkIndex }, spreads, compressFiles }),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
