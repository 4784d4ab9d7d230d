import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** React Router removes the server build once it has prerendered the pages; a copy stays. */
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
