import type { LiveEvent } from '@aranya/contracts';
import { useEffect, useRef } from 'react';
import { credentials } from '../api/credentials';
import { openLiveClient } from './live-client';
import { useLiveStore } from './live-store';

/** Keeps the user's event stream open for as long as the caller is mounted; once in a tab. */
export function useLiveEvents(userId: string, onEvent: (event: LiveEvent) => void): void {
  const handle = useRef(onEvent);
  useEffect(() => {
    handle.current = onEvent;
  });
  useEffect(() => {
    const { setState } = useLiveStore.getState();
    const client = openLiveClient({
      userId,
      getToken: async (options) => (await credentials()?.getToken(options)) ?? null,
      onRefused: () => credentials()?.onRefused(),
      onEvent: (event) => handle.current(event),
      onState: setState,
    });
    return () => {
      client.close();
      setState('over');
    };
  }, [userId]);
}
