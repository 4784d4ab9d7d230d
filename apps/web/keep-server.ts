import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Keeps a copy of the server build, which React Router removes after prerendering. */
export const keepServer = (): Plugin => ({
  name: 'keep-server',
  apply: 'build',
  enforce: 'pre',
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir }) {
      if (this.environment.name !== 'ssr' || dir === undefined) return;
      await cp(dir, path.join(dir, '../render'), { recursive: true });
    },
  },
});
