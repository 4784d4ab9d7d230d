import type { User } from '@aranya/contracts';
import { useEffect, useRef, useState } from 'react';

/** Whom the current user accepted last; the link to them takes the focus that goes with the last card. */
export function useAccepted(waiting: number | undefined) {
  const [accepted, setAccepted] = useState<User>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (accepted && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [accepted, waiting]);
  return { accepted, setAccepted, link };
}
