import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const { private: _private, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));

// One file of types: relative imports without extensions would not resolve in Node's own module resolution.
const bundle = await rollup({
  input: 'dist/types/src/index.d.ts',
  external: ['zod', '@ts-rest/core'],
  plugins: [dts()],
});
await bundle.write({ file: 'dist/index.d.ts', format: 'es' });
await bundle.close();
rmSync('dist/types', { recursive: true });

const published = {
  ...manifest,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './package.json': './package.json',
  },
  files: ['index.js', 'index.js.map', 'index.d.ts', 'CHANGELOG.md'],
};
writeFileSync('dist/package.json', `${JSON.stringify(published, null, 2)}\n`);
for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE']) copyFileSync(name, `dist/${name}`);
