import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';
import { savedLimits } from './sign-in-limits';
import type { SignInLimits } from './sign-in-limits';

/** Without a file, or with a damaged one, the counts start at zero. */
export async function loadLimits(file: string, limits: SignInLimits): Promise<void> {
  try {
    limits.load(savedLimits.parse(JSON.parse(await readFile(file, 'utf8'))));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') console.warn(`${file} is not valid; the limits of sign-in start at zero.`);
  }
}

export async function saveLimits(file: string, limits: SignInLimits): Promise<void> {
  const saved = limits.dump();
  if (Object.values(saved).every((entries) => entries.length === 0)) return;
  await writeFileAtomic(file, JSON.stringify(saved), { mode: 0o600 });
}
