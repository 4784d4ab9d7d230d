import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Keeps others out whatever the modes inside. Also mends an existing folder.
 * @throws Error with a code of the operating system
 */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Somebody else owns it and gave this process access.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
