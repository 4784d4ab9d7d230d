import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/**
 * ES modules of our own code, with packages left outside, and beside them migrations, the processes that decode pictures
 * and render pages, and the assets of sign-in.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { external: true, noExternal: [/^@aranya\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', commands: 'src/operator/commands/commands.main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [
    {
      name: 'copy-files',
      closeBundle: () => {
        cpSync('src/platform/db/migrations', 'dist/platform/db/migrations', { recursive: true });
        cpSync('../../libs/identity/src/assets', 'dist/assets', { recursive: true });
        cpSync('src/platform/media/decode-picture.child.mjs', 'dist/decode-picture.child.mjs');
        cpSync('src/public/site/render-pages.child.mjs', 'dist/render-pages.child.mjs');
      },
    },
  ],
});
