import type { User } from '@aranya/contracts';
import { useEffect, useRef, useState } from 'react';

/** Returns whom the current user accepted last; a link to them takes the focus when the last card leaves. */
export function useAccepted(waiting: number | undefined) {
  const [accepted, setAccepted] = useState<User>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (accepted && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [accepted, waiting]);
  return { accepted, setAccepted, link };
}
