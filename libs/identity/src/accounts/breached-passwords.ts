import { createHash } from 'node:crypto';

const TIMEOUT_MS = 2_000;
/** A padded range holds some 900 suffixes of 40 bytes. */
const MAX_BYTES = 256 * 1024;
const PREFIX_CHARACTERS = 5;

export interface BreachedPasswords {
  /** 0 even if the service does not answer. */
  countBreaches(password: string): Promise<number>;
}

interface Options {
  /** Ends before the five characters, as `https://api.pwnedpasswords.com/range/`. */
  rangeUrl: string;
  onError: (error: unknown) => void;
}

/**
 * The service learns only five characters of the password's SHA-1 (haveibeenpwned.com/API/v3#PwnedPasswords).
 */
export function createBreachedPasswords({ rangeUrl, onError }: Options): BreachedPasswords {
  return {
    async countBreaches(password) {
      const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
      try {
        const range = await readRange(rangeUrl + hash.slice(0, PREFIX_CHARACTERS));
        return countIn(range, hash.slice(PREFIX_CHARACTERS));
      } catch (error) {
        // Our own lists still refuse common passwords.
        onError(error);
        return 0;
      }
    },
  };
}

async function readRange(url: string): Promise<string> {
  const response = await fetch(url, {
    // Answers of one length tell a listener nothing.
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Pwned Passwords answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`Pwned Passwords answered more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

/** Lines are `SUFFIX:COUNT`; padding has the count 0. */
function countIn(range: string, suffix: string): number {
  for (const line of range.split('\n')) {
    const [found, count] = line.trim().split(':');
    if (found?.toUpperCase() === suffix) return Number(count) || 0;
  }
  return 0;
}
