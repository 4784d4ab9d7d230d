import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What a screen has asked of its address and the router has not drawn yet, or undefined. The router draws in its own
 * time, and the next change, which begins where the last one ended, may come before.
 */
export function useAsked<T>(): RefObject<T | undefined> {
  const { key } = useLocation();
  const asked = useRef<T>(undefined);
  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [key],
  );
  return asked;
}
