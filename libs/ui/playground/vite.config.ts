import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The page of `nx run ui:playground`; no build contains it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(import.meta.dirname, '../../../node_modules/.vite/playground'),
  resolve: { tsconfigPaths: true },
  server: { port: 4300, strictPort: true, fs: { allow: [join(import.meta.dirname, '../../..')] } },
});
