import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Renders its children after it has mounted, as to draw a whole map in one task would block a phone. */
export function Later({ children }: { children: ReactNode }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return mounted && children;
}
