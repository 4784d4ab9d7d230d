import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const sessionSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
const fileSchema = z.record(z.string(), sessionSchema);

export type Session = z.infer<typeof sessionSchema>;

/** XDG base directories. */
function fileIn(env: NodeJS.ProcessEnv): string {
  const home = env['XDG_CONFIG_HOME'] || join(env['HOME'] ?? homedir(), '.config');
  return join(home, 'field-notes', 'sessions.json');
}

async function readAll(file: string): Promise<Record<string, Session>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    // Signing in again replaces a damaged file.
    return {};
  }
}

/** Only its owner can read the file. */
export function createTokenFile(env: NodeJS.ProcessEnv) {
  const file = fileIn(env);

  async function write(sessions: Record<string, Session>): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const next = `${file}.${process.pid}`;
    await writeFile(next, `${JSON.stringify(sessions, null, 2)}\n`, { mode: 0o600 });
    await chmod(next, 0o600);
    await rename(next, file);
  }

  return {
    read: async (site: string): Promise<Session | null> => (await readAll(file))[site] ?? null,
    save: async (site: string, session: Session): Promise<void> =>
      write({ ...(await readAll(file)), [site]: session }),
    /** False if there was none. */
    remove: async (site: string): Promise<boolean> => {
      const { [site]: removed, ...others } = await readAll(file);
      if (removed === undefined) return false;
      await (Object.keys(others).length === 0 ? rm(file, { force: true }) : write(others));
      return true;
    },
  };
}

export type TokenFile = ReturnType<typeof createTokenFile>;
