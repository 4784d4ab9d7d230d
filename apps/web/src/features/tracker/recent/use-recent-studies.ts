import { useCallback, useEffect, useState } from 'react';
import { fetchRecent, type RecentAnswer } from './fetch-recent';

/** While studies are still being read. */
const ASK_AGAIN_MS = 10_000;
/** How often at most: two minutes. */
const MAX_ASKED = 12;

export interface RecentStudies {
  /** The last; undefined until there is one. */
  answer: RecentAnswer | undefined;
  failed: boolean;
  /** Whether an answer is on its way, or will be asked for. */
  waiting: boolean;
  retry: () => void;
}

/** Asks until all studies have been read, for some minutes. */
export function useRecentStudies(): RecentStudies {
  const [answer, setAnswer] = useState<RecentAnswer>();
  const [state, setState] = useState<'waiting' | 'failed' | 'ended'>('waiting');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const call = new AbortController();
    let timer: number | undefined;
    let asked = 0;
    const ask = async () => {
      asked += 1;
      try {
        const next = await fetchRecent(call.signal);
        if (call.signal.aborted) return;
        setAnswer(next);
        if (next.studies.length >= next.configured || asked >= MAX_ASKED) setState('ended');
        else timer = window.setTimeout(() => void ask(), ASK_AGAIN_MS);
      } catch (error) {
        if (call.signal.aborted) return;
        console.error('The recent tracks could not be loaded.', error);
        setState('failed');
      }
    };
    void ask();
    return () => {
      call.abort();
      window.clearTimeout(timer);
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState('waiting');
    setAttempt((last) => last + 1);
  }, []);
  const failed = state === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  return { answer, failed, waiting: state === 'waiting', retry };
}
