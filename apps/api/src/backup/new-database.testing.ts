import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as embedded from '../db/embedded';

/** The engine takes seconds to make the files of a new database: these come from a copy. */
export const withCopiedFiles = (actual: typeof embedded): typeof embedded => ({
  ...actual,
  createPglite: async (options) => {
    const { dataDir } = options;
    if (dataDir !== undefined && !existsSync(join(dataDir, 'PG_VERSION'))) {
      const { fillEmbeddedFolder } = await import('../testing');
      await fillEmbeddedFolder(dataDir, 'nothing yet');
    }
    return await actual.createPglite(options);
  },
});
