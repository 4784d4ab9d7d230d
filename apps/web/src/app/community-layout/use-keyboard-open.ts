import { isKeyboardOpen } from '@aranya/ui';
import { useEffect, useState } from 'react';

export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () => setOpen(isKeyboardOpen(viewport));
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return open;
}
