import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** src/lib/paths.ts builds the paths. */
export default [
  layout('app/public-layout/public-layout.tsx', [
    index('features/landing/landing-page.tsx'),
    route('animals', 'features/species/explorer/explorer-page.tsx'),
    route('animals/compare', 'features/species/compare/compare-page.tsx'),
    route('animal/:id', 'features/species/detail/animal-page.tsx'),
    route('about-us', 'features/about/about-page.tsx'),
    route('parks&sancturies', 'features/parks/parks-page.tsx', [
      route(':park', 'features/parks/park-page.tsx'),
    ]),
    route('parks&sancturies/where-and-when/:month?', 'features/parks/where-and-when/where-and-when-page.tsx'),
    route('contact-us', 'features/contact/contact-page.tsx'),
    route('credits', 'features/credits/credits-page.tsx'),
    route('news', 'features/news/news-page.tsx'),
    route('favorites', 'features/favorites/favorites-page.tsx'),
    route('games', 'features/games/hub/games-page.tsx'),
    route('games/:game', 'features/games/game-page.tsx'),
    route('live-tracking/measured/:track', 'features/tracker/measured/measured-page.tsx'),
    route('live-tracking/recent/:id', 'features/tracker/recent/recent-page.tsx'),
    route('live-tracking/:animal?', 'features/tracker/tracker-page.tsx'),
    route('*', 'app/not-found/not-found-page.tsx'),
  ]),
  route('sitemap.xml', 'app/search-engines/sitemap.ts'),
  route('robots.txt', 'app/search-engines/robots.ts'),
  ...prefix('community', [
    layout('app/community-layout/community-layout.tsx', [
      index('features/community/feed/feed-page.tsx'),
      route('messages', 'features/community/messages/messages-page.tsx'),
      route('messages/:userId', 'features/community/messages/chat/chat-page.tsx'),
      route('create-post', 'features/community/create-post/create-post-page.tsx'),
      route('identify', 'features/community/identify/identify-page.tsx'),
      route('tag/:tag', 'features/community/tag/tag-page.tsx'),
      route('sightings/species/:species', 'features/community/sightings/species-sightings-page.tsx'),
      route('sightings/park/:park', 'features/community/sightings/park-sightings-page.tsx'),
      route('sightings/cell/:cell', 'features/community/sightings/cell-sightings-page.tsx'),
      route('connections', 'features/community/connections/connections-page.tsx'),
      route('notifications', 'features/community/notifications/notifications-page.tsx'),
      route('discover', 'features/community/discover/discover-page.tsx'),
      route('profile', 'features/community/profile/profile-page.tsx', { id: 'own-profile' }),
      route('profile/:profileId', 'features/community/profile/profile-page.tsx'),
      route('account', 'features/community/account/account-page.tsx'),
      route('*', 'app/not-found/community-not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
