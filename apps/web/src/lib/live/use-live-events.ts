import type { LiveEvent } from '@aranya/contracts';
import { useEffect, useRef } from 'react';
import { sendWithToken } from '../api/credentials';
import { openLiveClient } from './live-client';
import { useLiveStore } from './live-store';

/** Use it once in a tab. */
export function useLiveEvents(userId: string, onEvent: (event: LiveEvent) => void): void {
  const handle = useRef(onEvent);
  useEffect(() => {
    handle.current = onEvent;
  });
  useEffect(() => {
    const { setState } = useLiveStore.getState();
    const client = openLiveClient({
      request: (headers, signal) =>
        sendWithToken((authorization) =>
          fetch(`/api/messages/${encodeURIComponent(userId)}`, {
            headers: { ...headers, ...authorization },
            cache: 'no-store',
            signal,
          }),
        ),
      onEvent: (event) => handle.current(event),
      onState: setState,
    });
    return () => {
      client.close();
      setState('closed');
    };
  }, [userId]);
}
