import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** One ES module of our own code, with packages left outside; beside it the migrations and the decoding process. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { external: true, noExternal: [/^@aranya\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
  plugins: [
    {
      name: 'copy-files',
      closeBundle: () => {
        cpSync('src/db/migrations', 'dist/db/migrations', { recursive: true });
        cpSync('src/media/decode-picture.child.mjs', 'dist/decode-picture.child.mjs');
      },
    },
  ],
});
