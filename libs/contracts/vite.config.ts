import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
    rollupOptions: { external: ['zod', '@ts-rest/core'] },
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
  },
});
