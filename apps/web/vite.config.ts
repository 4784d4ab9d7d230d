import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig(({ command }) => {
  const api = { target: `http://localhost:${port('API_PORT', 3333)}` };
  return {
    root: import.meta.dirname,
    publicDir,
    plugins: [freshArtwork(), reactRouter()],
    resolve: { tsconfigPaths: true },
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
