import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSiteNavigate } from '../../lib/language/use-site-navigate';
import { useStore } from 'zustand';
import type { PlaceCheck } from '@aranya/wildlife-data';
import { paths } from '../../lib/paths';
import { useWarnBeforeUnload } from '../../lib/use-warn-before-unload';
import { createComposerSession } from './composer-session';
import { isLocked } from './draft-state';
import { createServerCopy } from './drafts/server-copy';
import { createPublisher } from './publish-draft';
import type { LoadedDraft } from './draft-store';

export function useComposer(userId: string, start: LoadedDraft) {
  const queryClient = useQueryClient();
  const navigate = useSiteNavigate();
  const [{ session, copy, publish }] = useState(() => {
    const made = createComposerSession(userId, start);
    const saved = createServerCopy(made, queryClient);
    return { session: made, copy: saved, publish: createPublisher(made, saved) };
  });
  const state = useStore(session.store);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    const stop = copy.start();
    return () => {
      here.current = false;
      stop();
      session.store.getState().pictures.forEach(({ preview }) => URL.revokeObjectURL(preview));
    };
  }, [copy, session]);

  const isAtRisk = !state.keepsPictures && state.pictures.length > 0;
  useWarnBeforeUnload(isAtRisk);

  return {
    draft: { ...session, ...state },
    copy,
    isLocked: isLocked(state),
    /** The browser does not keep the pictures over a reload. */
    isAtRisk,
    discard: () => session.dispatch({ type: 'empty', status: 'editing' }),
    publish: async (guard: { check?: () => Promise<PlaceCheck>; warn: (found: PlaceCheck) => void }) => {
      const isDone = await publish({ ...guard, queryClient, isHere: () => here.current });
      if (isDone && here.current) navigate(paths.community(), { state: { published: true } });
    },
  };
}

export type ComposerDraft = ReturnType<typeof useComposer>['draft'];
