import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tsr } from '../../lib/api';
import { refreshTalk } from './comment-keys';

const RENEW_MS = 60_000;

/** Receives live events while the page is visible. */
export function useWatchPost(postId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const watch = (open: boolean) =>
      void tsr.comments.watch.mutate({ body: { postId, open } }).catch(() => undefined);
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      watch(true);
      timer ??= setInterval(() => watch(true), RENEW_MS);
    };
    const end = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const change = () => {
      end();
      if (document.visibilityState === 'hidden') return;
      begin();
      // Nothing announced earlier arrivals.
      void refreshTalk(queryClient, postId);
    };
    if (document.visibilityState !== 'hidden') begin();
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      end();
      watch(false);
    };
  }, [postId, queryClient]);
}
