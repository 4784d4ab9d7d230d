import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Packages stay in node_modules; assets go beside dist/main.js. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: { ssr: 'src/main.ts', outDir: 'dist', emptyOutDir: true, target: 'node20', sourcemap: true },
  plugins: [
    {
      name: 'aranya:identity-assets',
      async closeBundle() {
        await cp(resolve(import.meta.dirname, 'src/assets'), resolve(import.meta.dirname, 'dist/assets'), {
          recursive: true,
        });
      },
    },
  ],
});
