import { useCallback, useEffect, useState } from 'react';
import { fetchRecent, type RecentAnswer } from './fetch-recent';

/** The interval while studies are still being read. */
const ASK_AGAIN_MS = 10_000;
/** It stops asking after two minutes. */
const MAX_ASKED = 12;

export interface RecentStudies {
  answer: RecentAnswer | undefined;
  failed: boolean;
  /** An answer is awaited, or will be requested. */
  waiting: boolean;
  retry: () => void;
}

/** Asks for some minutes until all studies have been read. */
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
