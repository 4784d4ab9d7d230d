import type { Config } from '@react-router/dev/config';

/** The catalogue's ids are 1 to 117 for ever. */
const animalPages = Array.from({ length: 117 }, (_, i) => `/animal/${i + 1}`);

/** What a signed-out visitor sees in the community, whose addresses name nobody. */
const communityPages = [
  '',
  '/messages',
  '/create-post',
  '/connections',
  '/discover',
  '/profile',
  '/account',
].map((screen) => `/community${screen}`);

/** See docs/decisions/050-web-rendering.md. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [
    '/',
    '/about-us',
    '/contact-us',
    '/parks&sancturies',
    '/animals',
    ...animalPages,
    '/favorites',
    '/games',
    '/news',
    '/live-tracking',
    ...communityPages,
  ],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
