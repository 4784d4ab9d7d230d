import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { createLogger, defineConfig, type Plugin } from 'vite';
import { photographFaults } from '../../libs/wildlife-data/check/photographs';
import { writeFacts } from '../../libs/wildlife-data/facts/write-facts';
import { buildLogger } from './build-logger';
import { drawnBoxes } from './drawn-boxes';
import { editedFacts } from './edited-facts';
import { keepServer } from './keep-server';
import { membersFiles } from './members-files';
import { oldestBrowsers, oldestForScripts } from './oldest-browsers';
import { photographs } from './photographs';
import { plainColors } from './plain-colors';
import routerConfig from './react-router.config';
import { saidMessages } from './said-messages';
import { withoutSummaries } from './without-summaries';
import { wordLists } from './word-lists';

const publicDir = path.resolve(import.meta.dirname, '../../tools/artwork/dist/public');
const terrainDir = path.resolve(import.meta.dirname, '../../tools/terrain/dist/public/artwork/terrain');
const photographsDir = path.resolve(import.meta.dirname, '../../photographs');

function port(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new Error(`${name} must be a port between 1 and 65535, not "${process.env[name]}".`);
  }
  return value;
}

/** Serves illustrations drawn after Vite started, which lists public files once. */
function freshArtwork(): Plugin {
  const folder = path.join(publicDir, 'artwork');
  return {
    name: 'fresh-artwork',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/artwork/terrain', (request, response, next) => {
        const file = path.join(terrainDir, new URL(request.url ?? '/', 'http://localhost').pathname);
        if (!file.startsWith(terrainDir + path.sep)) return next();
        readFile(file).then(
          (picture) =>
            response.setHeader('content-type', `image/${path.extname(file).slice(1)}`).end(picture),
          () => next(),
        );
      });
      server.middlewares.use('/artwork', (request, response, next) => {
        const file = path.join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
        if (!file.startsWith(folder + path.sep) || !file.endsWith('.svg')) return next();
        readFile(file).then(
          (svg) => response.setHeader('content-type', 'image/svg+xml').end(svg),
          () => next(),
        );
      });
    },
  };
}

/** Removes a service worker that a build left at the same address. */
function noServiceWorker(): Plugin {
  return {
    name: 'no-service-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response, next) => {
        readFile(path.join(import.meta.dirname, 'src/app/offline/sw-unregister.js')).then((script) => {
          response.setHeader('cache-control', 'no-cache');
          response.setHeader('content-type', 'text/javascript').end(script);
        }, next);
      });
    },
  };
}

const uiFrame =
  'button|card|badge|contour-background|empty-state|field|filter-pills|icon-button|icons|lib|modal-panel|pagination|' +
  'search-field|select|skip-link|spinner|text-area|text-field|theme|visually-hidden';
const webFrame = [
  'root\\.tsx',
  'app/(public-layout(?!/language-offer)|error-boundary|not-found/not-found|noscript|route-announcer)',
  'parts/site/(theme-toggle|brand-link|error-screen|not-found)',
  'lib/(artwork|language(?!/(filled|month-name|page-texts|use-site))|trusted-types|either-signal|fetch-json|icons|page-meta|structured-data|noscript|hydration|paths|public-paths|settings|persisted-store|session/session-hint)',
].join('|');

/** The package without its renderer, which components need before hydration. */
const REACT_DOM = createRequire(import.meta.url).resolve('react-dom');

/** Shared by all public pages; few files load faster on slow networks. */
const sharedFiles = [
  {
    name: 'router',
    test: (file: string) =>
      /node_modules[\\/](react|react-router|nuqs|clsx|zustand)[\\/]/.test(file) || file === REACT_DOM,
    priority: 3,
  },
  // Public pages load it after painting, the community beside its code.
  { name: 'renderer', test: /node_modules[\\/]react-dom[\\/]/, priority: 2 },
  {
    name: 'frame',
    test: new RegExp(
      `libs/ui/src/(${uiFrame})/|apps/web/src/(${webFrame})|libs/contracts/src/common/community-paths`,
    ),
    priority: 1,
  },
];

/** Separate from the sighting drafts, which know all species: lists load without these. */
const dayRules = { name: 'day-rules', test: /libs\/contracts\/src\/sightings\/sighting-rules/ };

/** Separate from the games, which show animals, so that a changed record does not rename them. */
const gameRules = { name: 'game-rules', test: /features\/games\/(detective|wild-match)\/[\w-]+\.rules/ };

/** Separate from the rules that name animals, so that a changed record does not rename them. */
const placeRules = [
  { name: 'place-text', test: /place-check\/(normalized-text|words|devanagari)\.ts/, priority: 1 },
  { name: 'find-places', test: /place-check\/(find-places|take-out)\.ts/ },
];

/** Names would be in each script that imports it, and in the list of routes; the manifest of the build has them. */
const SCRIPT = 'assets/[hash:7].js';

function shortNames(): Plugin {
  return {
    name: 'short-names',
    apply: 'build',
    // After React Router has named its entries.
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { output: { entryFileNames: SCRIPT, chunkFileNames: SCRIPT } } } }
        : undefined,
  };
}

/** Shorter than Vite's names, which every page carries in its styles, scripts and markup. */
function scopedName(name: string, file: string): string {
  const module = path.relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(module).digest('hex').slice(0, 5)}`;
}

export default defineConfig(({ command }) => {
  const api = { target: `http://localhost:${port('API_PORT', 3333)}` };
  // A build has none, because the server writes the settings into each page.
  const localSignIn = process.env.IDENTITY_URL || `http://localhost:${port('IDENTITY_PORT', 3380)}/`;
  const developmentAuth =
    command === 'serve'
      ? {
          issuer: process.env.AUTH_ISSUER || localSignIn,
          accountUrl: process.env.AUTH_ISSUER ? null : `${localSignIn}account`,
          audience: process.env.AUTH_AUDIENCE,
          clientId: process.env.AUTH_CLIENT_ID,
        }
      : {};
  const members = membersFiles();
  return {
    root: import.meta.dirname,
    publicDir,
    plugins: [
      freshArtwork(),
      noServiceWorker(),
      withoutSummaries(),
      wordLists(),
      editedFacts(writeFacts),
      drawnBoxes(),
      photographs({ folder: photographsDir, findFaults: (folder) => photographFaults(folder) }),
      members.plugin,
      shortNames(),
      saidMessages(),
      keepServer(),
      reactRouter(),
    ],
    resolve: { tsconfigPaths: true },
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [plainColors] } },
    ...(command === 'build' && {
      customLogger: buildLogger(createLogger(), routerConfig.prerender.paths.length),
    }),
    build: {
      target: oldestForScripts(),
      cssTarget: oldestBrowsers(),
      manifest: true,
      reportCompressedSize: false,
      // The names of India for offline use are data; `budgets.ts` watches their size.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        // One page may need at once what another loads later. It is normal that plugins take most of the
        // time.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      },
    },
    environments: {
      ...(command === 'build' && {
        // The server renders with it beside its few packages, which include this one: a bundle cannot hold
        // it.
        ssr: {
          resolve: { noExternal: true, external: ['i18n-iso-countries'] },
          define: { __RENDERS__: 'true' },
        },
      }),
      client: {
        ...(command === 'build' && { define: { __RENDERS__: 'false' } }),
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [...sharedFiles, dayRules, gameRules, ...placeRules, members.group] },
            },
          },
        },
      },
    },
    define: {
      __DEVELOPMENT_AUTH__: JSON.stringify(developmentAuth),
      __BUILD_YEAR__: String(new Date().getFullYear()),
    },
    // A package found later would reload the page.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.spec.*', '!src/testing/**'] },
    server: {
      port: port('WEB_PORT', 4200),
      strictPort: true,
      fs: { allow: ['../..'] },
      proxy: { '/api': api, '/media': api },
    },
  };
});
