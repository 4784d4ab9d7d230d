import { eitherSignal } from '../../lib/either-signal';

/** Interval of the lock holder's signs of life. */
const SIGN_MS = 30_000;
/** A suspended tab keeps its lock silently. Sending twice is harmless. */
const SILENCE_MS = 200_000;

/**
 * Runs the work in one tab at a time. Without Web Locks (Safari before 15.4, no HTTPS) tabs may send an entry
 * twice, which the API stores once: each tab keeps the order.
 */
export async function withLock(name: string, ended: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const signs = new BroadcastChannel(name);
  const patience = untilSilence(signs);
  let begun = false;
  try {
    await navigator.locks.request(name, { signal: eitherSignal(ended, patience.signal) }, async () => {
      begun = true;
      patience.end();
      const timer = setInterval(() => signs.postMessage('working'), SIGN_MS);
      try {
        await work();
      } finally {
        clearInterval(timer);
      }
    });
  } catch (error) {
    if (begun) throw error;
    if (!ended.aborted) await work();
  } finally {
    patience.end();
    signs.close();
  }
}

/** The signal is aborted after a long silence. */
function untilSilence(signs: BroadcastChannel): { signal: AbortSignal; end: () => void } {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  const hear = () => {
    clearTimeout(timer);
    heardAt = Date.now();
    timer = setTimeout(expire, SILENCE_MS);
  };
  function expire() {
    // This tab slept, and signs may still arrive.
    if (Date.now() - heardAt > SILENCE_MS + SIGN_MS) hear();
    else silence.abort();
  }
  hear();
  signs.addEventListener('message', hear);
  return {
    signal: silence.signal,
    end: () => {
      clearTimeout(timer);
      signs.removeEventListener('message', hear);
    },
  };
}
