import { defineConfig } from 'vite';

/** The package for apps outside the workspace: one ES module, with its two dependencies left out. */
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
