import { statfs } from 'node:fs/promises';

/** Two segments of PostgreSQL's log; running out while it adds one stops the embedded engine. */
export const MIN_FREE_BYTES = 32 * 1024 * 1024;
const CHECK_MS = 500;

/** Carries PostgreSQL's code, so that the answer is `storage_full`. */
export class DiskFull extends Error {
  readonly code = '53100';

  constructor(folder: string) {
    super(`The disk of ${folder} is nearly full.`);
    this.name = 'DiskFull';
  }
}

export interface DiskSpace {
  /** True if `bytes` fit and MIN_FREE_BYTES remain. Looks at the disk at most twice a second. */
  hasRoom(bytes?: number): Promise<boolean>;
  assertRoom(bytes?: number): Promise<void>;
}

/** @param readFreeBytes may reject: the space is then unknown */
export function createDiskSpace(folder: string, readFreeBytes = () => statFreeBytes(folder)): DiskSpace {
  let free: Promise<number> = Promise.resolve(0);
  let readAt = -Infinity;
  const hasRoom = async (bytes = 0) => {
    const now = performance.now();
    if (now - readAt >= CHECK_MS) {
      readAt = now;
      // Trouble with the folder shows when it is used.
      free = readFreeBytes().catch(() => Infinity);
    }
    return (await free) - bytes >= MIN_FREE_BYTES;
  };
  return {
    hasRoom,
    async assertRoom(bytes) {
      if (!(await hasRoom(bytes))) throw new DiskFull(folder);
    },
  };
}

async function statFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** EDQUOT, EFBIG and ENOSPC as WASI numbers them. */
const WASI_FULL = [19, 22, 51];

/** @returns a line for the operator, or null unless the disk is full */
export function diskFullReason(error: unknown, folder: string): string | null {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code, name, errno } = at as { code?: unknown; name?: unknown; errno?: unknown };
    const isFull =
      ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(String(code)) ||
      (name === 'ErrnoError' && WASI_FULL.includes(Number(errno)));
    if (isFull) {
      return `The disk that holds ${folder} is full. Free at least ${MIN_FREE_BYTES / 1024 / 1024} MB and start again: nothing that was saved is lost.`;
    }
  }
  return null;
}
