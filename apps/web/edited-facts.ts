import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../../libs/wildlife-data/data');

/**
 * Shows an edited file of facts at once, or its mistakes with their lines.
 * @param writeFacts reads all facts again and returns their mistakes
 */
export function editedFacts(writeFacts: () => string[]): Plugin {
  return {
    name: 'edited-facts',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return;
        for (const fault of writeFacts()) server.config.logger.error(fault);
      });
    },
  };
}
