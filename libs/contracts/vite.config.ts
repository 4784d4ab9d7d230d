import { defineConfig } from 'vite';

/** Builds the package for apps outside the workspace. */
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
