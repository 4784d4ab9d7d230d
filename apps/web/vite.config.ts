import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './class-names';

const publicDir = path.resolve(import.meta.dirname, '../../tools/artwork/dist/public');

/** A port from the environment, or the usual one. */
function port(name: string, usual: number): number {
  const given = process.env[name];
  if (given === undefined || given === '') return usual;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new Error(`${name} must be a port between 1 and 65535, not "${given}".`);
  }
  return value;
}

/**
 * The sign-in that the development server's pages use. A build knows none: there the server writes the settings into
 * each page (src/lib/settings.ts).
 */
function developmentAuth() {
  return {
    issuer: process.env.AUTH_ISSUER,
    audience: process.env.AUTH_AUDIENCE,
    clientId: process.env.AUTH_CLIENT_ID,
  };
}

/**
 * Vite lists the public files when it starts. The build of the artwork deletes and redraws them, and pictures drawn
 * meanwhile would be unknown until a restart: the development server reads them as they are.
 */
function freshArtwork(): Plugin {
  const folder = path.join(publicDir, 'artwork');
  return {
    name: 'fresh-artwork',
    apply: 'serve',
    configureServer(server) {
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

/**
 * Writes down what each script of the build is made of: packages by name, our own modules by path. The build's last
 * step checks that no public page carries what belongs to the signed-in area (tools/workspace/web-build/budgets.mjs).
 */
function chunkContents(): Plugin {
  const workspace = path.resolve(import.meta.dirname, '../..');
  const nameOf = (id: string) =>
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? path.relative(workspace, id);
  return {
    name: 'chunk-contents',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const contents = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[path.basename(chunk.fileName), [...new Set(chunk.moduleIds.map(nameOf))]] as const]
          : [],
      );
      const folder = path.join(import.meta.dirname, 'build');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'chunk-contents.json'), JSON.stringify(Object.fromEntries(contents)));
    },
  };
}

/**
 * No service worker while developing. A browser that has one from a build at the same address finds its removal there
 * when it looks for a newer one, which it does at the first page.
 */
function noServiceWorker(): Plugin {
  return {
    name: 'no-service-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response, next) => {
        readFile(path.join(import.meta.dirname, 'service-worker/remove.js')).then((script) => {
          response.setHeader('cache-control', 'no-cache');
          response.setHeader('content-type', 'text/javascript').end(script);
        }, next);
      });
    },
  };
}

const ui =
  'button|icon-button|spinner|visually-hidden|skip-link|modal-panel|theme|field|text-field|text-area|lib';
const app =
  'artwork|brand|icons|paths|theme-toggle|not-found/not-found\\.|error-boundary|page-meta|structured-data';

/**
 * Scripts that every public page needs, as few files: each file costs a phone some time before it has a byte. React's
 * renderer stays apart from the router, so that a phone is not held up by evaluating both at once.
 */
const sharedScripts = [
  { name: 'react', test: /node_modules[\\/]react[\\/]/, priority: 4 },
  { name: 'react-dom', test: /node_modules[\\/](react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
  {
    name: 'frame',
    test: new RegExp(
      `libs/ui/src/(${ui})/|apps/web/src/(app/(${app})|lib/(hydration|settings|session/session-hint))`,
    ),
    priority: 1,
  },
];

/** Where CSS modules are. */
const styled = ['src', '../../libs/ui/src'].map((folder) => path.resolve(import.meta.dirname, folder));

export default defineConfig(({ command }) => {
  const api = { target: `http://localhost:${port('API_PORT', 3333)}` };
  return {
    root: import.meta.dirname,
    publicDir,
    plugins: [freshArtwork(), noServiceWorker(), reactRouter(), chunkContents()],
    resolve: { tsconfigPaths: true },
    // While developing names tell what they are of.
    css: command === 'build' ? { modules: { generateScopedName: shortClassNames(styled) } } : {},
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } } } },
    },
    define: { __DEVELOPMENT_AUTH__: JSON.stringify(command === 'serve' ? developmentAuth() : {}) },
    // All sources are scanned for packages at the start: one found later would reload the page under its reader.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.spec.*', '!src/testing/**'] },
    server: {
      port: port('WEB_PORT', 4200),
      strictPort: true,
      fs: { allow: ['../..'] },
      proxy: { '/api': api, '/media': api },
    },
  };
});
