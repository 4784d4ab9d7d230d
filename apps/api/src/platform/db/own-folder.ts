import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Protects what is in it whatever its modes are. Also mends a folder that exists.
 * @throws Error with a code of the operating system
 */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Its owner is somebody else, who gave this process access.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
