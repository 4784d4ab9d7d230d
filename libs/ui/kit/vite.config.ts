import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The kit page alone: `nx run ui:kit`. No build contains it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(import.meta.dirname, '../../../node_modules/.vite/kit'),
  resolve: { tsconfigPaths: true },
  server: { port: 4300, strictPort: true, fs: { allow: [join(import.meta.dirname, '../../..')] } },
});
