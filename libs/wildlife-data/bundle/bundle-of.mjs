/**
 * Prints the browser bundle of a line of code: `node bundle-of.mjs "import { animals } from
 * '@aranya/wildlife-data'; console.log(animals)"`.
 */
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const entry = 'virtual:entry';
const root = fileURLToPath(new URL('../../..', import.meta.url));

const result = await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@aranya/wildlife-data': `${root}libs/wildlife-data/src/index.ts` } },
  plugins: [
    {
      name: 'entry',
      resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
      load: (id) => (id === `\0${entry}` ? process.argv[2] : undefined),
    },
  ],
  build: { write: false, minify: false, copyPublicDir: false, rollupOptions: { input: entry } },
});

const outputs = Array.isArray(result) ? result : [result];
for (const { output } of outputs) for (const chunk of output) process.stdout.write(chunk.code ?? '');
