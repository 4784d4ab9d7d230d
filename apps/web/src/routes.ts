import { prefixed } from './lib/language/site-paths';
import { gameSlugs } from './lib/games';
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** lib/language/site-paths.ts says which pages these are. */
const translated = prefixed.flatMap((locale) =>
  prefix(locale, [
    index('features/landing/translated-landing-page.tsx', { id: `${locale}-home` }),
    route('animals', 'features/species/explorer/translated-explorer-page.tsx', { id: `${locale}-animals` }),
    route('animal/:id', 'features/species/detail/animal-page.tsx', { id: `${locale}-animal` }),
    route('about-us', 'features/about/about-page.tsx', { id: `${locale}-about` }),
    route('translations', 'features/translations/translations-page.tsx', { id: `${locale}-translations` }),
    route('favorites', 'features/favorites/translated-favorites-page.tsx', { id: `${locale}-favorites` }),
    route('animals/compare', 'features/species/compare/translated-compare-page.tsx', {
      id: `${locale}-compare`,
    }),
    route('privacy', 'features/privacy/privacy-page.tsx', { id: `${locale}-privacy` }),
    route('rules', 'features/rules/rules-page.tsx', { id: `${locale}-rules` }),
    route('terms', 'features/rules/terms-page.tsx', { id: `${locale}-terms` }),
    route('contact-us', 'features/contact/contact-page.tsx', { id: `${locale}-contact` }),
    route('credits', 'features/credits/credits-page.tsx', { id: `${locale}-credits` }),
    route('news', 'features/news/translated-news-page.tsx', { id: `${locale}-news` }),
    route('offline', 'features/offline/offline-page.tsx', { id: `${locale}-offline` }),
    route('parks&sancturies', 'features/parks/translated-parks-page.tsx', { id: `${locale}-parks` }, [
      route(':park', 'features/parks/park-page.tsx', { id: `${locale}-park` }),
    ]),
    route(
      'parks&sancturies/where-and-when/:month?',
      'features/parks/where-and-when/where-and-when-page.tsx',
      { id: `${locale}-where-and-when` },
    ),
    route('live-tracking/measured/:track', 'features/tracker/measured/measured-page.tsx', {
      id: `${locale}-measured`,
    }),
    route('live-tracking/:animal?', 'features/tracker/translated-tracker-page.tsx', {
      id: `${locale}-tracker`,
    }),
    route('games', 'features/games/hub/translated-games-page.tsx', { id: `${locale}-games` }),
    ...['wild-match', 'detective'].map((slug) =>
      route(`games/${slug}`, `features/games/${slug}/translated-${slug}-page.tsx`, {
        id: `${locale}-${slug}`,
      }),
    ),
    route('games/akshara', 'features/games/akshara/akshara-page.tsx', { id: `${locale}-akshara` }),
  ]),
);

/** One route for every language, as these pages do not differ by it: `hi?/mr?/`. */
const inAnyLanguage = (path: string) => [...prefixed.map((locale) => `${locale}?`), path].join('/');

/** src/lib/paths.ts builds these paths. */
export default [
  layout('app/public-layout/public-layout.tsx', [
    index('features/landing/landing-page.tsx'),
    route('animals', 'features/species/explorer/explorer-page.tsx'),
    route('animals/compare', 'features/species/compare/compare-page.tsx'),
    route('animal/:id', 'features/species/detail/animal-page.tsx'),
    route(inAnyLanguage('taxa/:taxon'), 'features/species/taxon/taxon-page.tsx'),
    route('about-us', 'features/about/about-page.tsx'),
    route('parks&sancturies', 'features/parks/parks-page.tsx', [
      route(':park', 'features/parks/park-page.tsx'),
    ]),
    route(inAnyLanguage('areas/:area'), 'features/areas/area-page.tsx'),
    route('parks&sancturies/where-and-when/:month?', 'features/parks/where-and-when/where-and-when-page.tsx'),
    route('contact-us', 'features/contact/contact-page.tsx'),
    route('credits', 'features/credits/credits-page.tsx'),
    route('translations', 'features/translations/translations-page.tsx'),
    route('offline', 'features/offline/offline-page.tsx'),
    route('privacy', 'features/privacy/privacy-page.tsx'),
    route('rules', 'features/rules/rules-page.tsx'),
    route('terms', 'features/rules/terms-page.tsx'),
    route(inAnyLanguage('join/:token'), 'features/join/join-page.tsx'),
    route('news', 'features/news/news-page.tsx'),
    route('favorites', 'features/favorites/favorites-page.tsx'),
    route('games', 'features/games/hub/games-page.tsx'),
    ...gameSlugs.map((slug) => route(`games/${slug}`, `features/games/${slug}/${slug}-page.tsx`)),
    route('live-tracking/measured/:track', 'features/tracker/measured/measured-page.tsx'),
    route(inAnyLanguage('live-tracking/recent/:id'), 'features/tracker/recent/recent-page.tsx'),
    route('live-tracking/:animal?', 'features/tracker/tracker-page.tsx'),
    ...translated,
    route('*', 'app/not-found/not-found-page.tsx'),
  ]),
  route('sitemap.xml', 'app/search-engines/sitemap.ts'),
  route('robots.txt', 'app/search-engines/robots.ts'),
  ...prefix(inAnyLanguage('community'), [
    layout('app/community-layout/community-layout.tsx', [
      index('features/feed/feed-page.tsx'),
      route('messages', 'features/messages/messages-page.tsx', [
        route(':userId', 'features/messages/chat/chat-page.tsx'),
      ]),
      route('create-post', 'features/composer/create-post-page.tsx'),
      route('identify', 'features/identify/identify-page.tsx'),
      route('post/:postId', 'features/post/post-page.tsx'),
      route('tag/:tag', 'features/tag/tag-page.tsx'),
      route('sightings', 'features/sightings/all-sightings-page.tsx'),
      route('sightings/species/:species', 'features/sightings/species-sightings-page.tsx'),
      route('sightings/park/:park', 'features/sightings/park-sightings-page.tsx'),
      route('sightings/cell/:cell', 'features/sightings/cell-sightings-page.tsx'),
      route('map', 'features/sightings/map/sightings-map-page.tsx'),
      route('connections', 'features/connections/connections-page.tsx'),
      route('notifications', 'features/notifications/notifications-page.tsx'),
      route('notifications/settings', 'features/notifications/settings/settings-page.tsx'),
      route('bookmarks', 'features/bookmarks/bookmarks-page.tsx'),
      route('following', 'features/topics/topics-page.tsx'),
      route('discover', 'features/discover/discover-page.tsx'),
      route('profile', 'features/profile/profile-page.tsx', { id: 'own-profile' }),
      route('profile/:profileId', 'features/profile/profile-page.tsx'),
      route('life-list', 'features/life-list/life-list-page.tsx', { id: 'own-life-list' }),
      route('life-list/:profileId', 'features/life-list/life-list-page.tsx'),
      route('account', 'features/account/account-page.tsx'),
      route('account/muted', 'features/account/muted/muted-page.tsx'),
      route('account/decisions', 'features/account/decisions/decisions-page.tsx'),
      route('account/reports', 'features/account/reports/own-reports-page.tsx'),
      route('admin', 'features/moderation/admin-layout.tsx', [
        index('features/moderation/reports/reports-page.tsx'),
        route('reports/:reportId', 'features/moderation/case/case-page.tsx'),
        route('appeals', 'features/moderation/appeals/appeals-page.tsx'),
        route('members', 'features/moderation/members/members-page.tsx'),
        route('members/:memberId', 'features/moderation/members/member-page.tsx'),
        route('photographs', 'features/moderation/photographs/photographs-page.tsx'),
        route('names', 'features/moderation/names/names-page.tsx'),
        route('contact', 'features/moderation/contact/contact-messages-page.tsx'),
        route('entry', 'features/moderation/entry/entry-page.tsx'),
        route('rules', 'features/moderation/rules/admin-rules-page.tsx'),
        route('site', 'features/moderation/site/site-page.tsx'),
        route('counts', 'features/moderation/counts/counts-page.tsx'),
        route('log', 'features/moderation/log/log-page.tsx'),
      ]),
      route('*', 'app/not-found/community-not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
