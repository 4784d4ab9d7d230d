import path from 'node:path';
import { execaNode } from 'execa';

const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');

/** Starts a fake server of the API's tests. @param file its main module @returns what it says when it is ready */
export async function startFakeServer<Ready>(
  file: string,
): Promise<{ ready: Ready; close: () => Promise<void> }> {
  const server = execaNode(file, {
    ipc: true,
    cwd: workspaceRoot,
    nodeOptions: ['--import', 'tsx'],
    env: { TSX_TSCONFIG_PATH: 'apps/api/tsconfig.json' },
    reject: false,
  });
  const ready = (await server.getOneMessage()) as Ready;
  return {
    ready,
    close: async () => {
      server.kill();
      await server;
    },
  };
}
