import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureType } from '@aranya/contracts';
import { signals } from '../observe/signals';

/** PNGs: see the contract's `siteLogoSchema`. */
export interface DecodedLogo {
  image: Uint8Array;
  icon: Uint8Array;
  maskable: Uint8Array;
  /** Pixels of `image`. */
  width: number;
  height: number;
}

interface Decoded {
  picture: DecodedPicture;
  logo: DecodedLogo;
  card: DecodedPicture;
}

export interface DecodeRequest<Kind extends keyof Decoded = keyof Decoded> {
  kind: Kind;
  bytes: Buffer;
  type: PictureType | 'image/svg+xml';
  maxPixels: number;
  maxSide: number;
  longestSide: number;
  /** For a `card`, which gets it in place of the emblem. */
  logo?: Buffer;
  /** 1 to 100. */
  quality: number;
}

export interface DecodedPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export type DecodeFailure =
  | { failure: 'damaged' | 'too_slow' }
  | { failure: 'too_many_pixels' | 'too_long'; width: number; height: number };

const CHILD = fileURLToPath(new URL('./decode-picture.child.mjs', import.meta.url));
const IDLE_MS = 2_000;
const MAX_IDLE = 4;

/** By owner, as a picture may have taken its decoder over. */
const idle = new Map<string, ChildProcess>();

function start(): ChildProcess {
  return fork(CHILD, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // Keeps secrets in the settings from decoders.
    env: {},
  });
}

function takeIdle(owner: string): ChildProcess | undefined {
  const child = idle.get(owner);
  idle.delete(owner);
  if (!child?.connected) return undefined;
  child.removeAllListeners();
  child.ref();
  child.channel?.ref();
  return child;
}

/** An owner's next picture often follows at once, and starting costs as much as a small picture. */
function keep(owner: string, child: ChildProcess): void {
  if (idle.has(owner) || idle.size >= MAX_IDLE) return child.disconnect();
  idle.set(owner, child);
  child.unref();
  child.channel?.unref();
  const forget = () => {
    if (idle.get(owner) === child) idle.delete(owner);
  };
  const timer = setTimeout(() => {
    if (idle.get(owner) !== child) return;
    forget();
    child.disconnect();
  }, IDLE_MS);
  timer.unref();
  child.once('exit', forget);
  child.once('error', forget);
}

function decode<Kind extends keyof Decoded>(request: DecodeRequest<Kind>, owner: string, timeoutMs: number) {
  return new Promise<Decoded[Kind] | DecodeFailure>((resolve, reject) => {
    const child = takeIdle(owner) ?? start();
    const timer = setTimeout(() => {
      resolve({ failure: 'too_slow' });
      child.kill('SIGKILL');
    }, timeoutMs);
    child.once('message', (answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      keep(owner, child);
      resolve(answer as Decoded[Kind] | DecodeFailure);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      const fail = () => {
        // A crash of the decoder, or a lack of memory.
        if (signal !== null) resolve({ failure: 'damaged' });
        else reject(new Error(`The decoding process ended with code ${code}.`));
      };
      // The answer may still be in the channel.
      if (child.connected) child.once('disconnect', fail);
      else fail();
    });
    child.send(request, (error) => {
      if (error) reject(error);
    });
  });
}

/**
 * Runs in its own process, which can be killed and may crash alone.
 * @param owner whose pictures may share a process
 * @param timeoutMs kills the process
 * @throws Error if the process cannot be started
 */
export async function decodePicture<Kind extends keyof Decoded>(
  request: DecodeRequest<Kind>,
  owner: string,
  timeoutMs: number,
): Promise<Decoded[Kind] | DecodeFailure> {
  const startedAt = performance.now();
  let outcome = 'failed';
  try {
    const result = await decode(request, owner, timeoutMs);
    outcome = 'failure' in result ? result.failure : 'decoded';
    return result;
  } finally {
    signals.pictureDecoded.publish({ outcome, seconds: (performance.now() - startedAt) / 1_000 });
  }
}
