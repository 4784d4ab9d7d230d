import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../../lib/hydration';
import { gameOf } from './games-address';

/** Marks a history entry that was made by choosing a game in the hub, so that leaving it is going back. */
export const chosenHere = { gameChosenHere: true };

function wasChosenHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'gameChosenHere' in state;
}

/** The game that the address asks for and the way back to the hub. The prerendered page knows no query string. */
export function useChosenGame() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const leaving = useRef<string>(undefined);
  return {
    game: hydrated ? gameOf(search) : undefined,
    /** Whether `game` can be relied on already. */
    hydrated,
    /** Asked twice for one entry, it goes back once. */
    leave: () => {
      if (leaving.current === key) return;
      leaving.current = key;
      if (wasChosenHere(state)) void navigate(-1);
      else void navigate({ search: '' }, { replace: true });
    },
  };
}
