import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface LaterProps {
  /** Counts renders after the first, from 1. */
  turn?: number;
  /** Keeps the room of the children until they are rendered. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children after it has mounted or hydrated, in a render of their own, as a whole page or map in
 * one task would block a phone.
 */
export function Later({ turn = 1, before, children }: LaterProps) {
  const [rendered, setRendered] = useState(0);
  useEffect(() => {
    if (rendered < turn) startTransition(() => setRendered(rendered + 1));
  }, [rendered, turn]);
  return rendered >= turn ? children : before;
}
