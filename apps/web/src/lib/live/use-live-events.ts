import type { LiveEvent } from '@aranya/contracts';
import { useEffect, useRef } from 'react';
import { sendWithToken } from '../api/credentials';
import { openLiveClient } from './live-client';
import { useLiveStore } from './live-store';

/**
 * Receives the tab's live events; use it once.
 * @param onRefused runs when the server takes no further attempts
 */
export function useLiveEvents(
  userId: string,
  onEvent: (event: LiveEvent) => void,
  onRefused?: () => void,
): void {
  const handle = useRef({ onEvent, onRefused });
  useEffect(() => {
    handle.current = { onEvent, onRefused };
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
      onEvent: (event) => handle.current.onEvent(event),
      onState: (state) => {
        setState(state);
        if (state === 'closed') handle.current.onRefused?.();
      },
    });
    return () => {
      client.close();
      setState('closed');
    };
  }, [userId]);
}
