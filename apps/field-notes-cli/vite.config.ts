import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { external: true },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      external: [/^[^./]/],
      output: { entryFileNames: '[name].js', banner: '#!/usr/bin/env node' },
    },
  },
});
