import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** One ES module of our own code, with packages left outside, and the migrations beside it. */
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
      name: 'copy-migrations',
      closeBundle: () => cpSync('src/db/migrations', 'dist/db/migrations', { recursive: true }),
    },
  ],
});
