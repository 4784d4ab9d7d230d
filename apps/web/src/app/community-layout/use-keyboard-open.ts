import { useEffect, useState } from 'react';

/** The browser's own bars cover less than this, in pixels. */
const MIN_KEYBOARD_HEIGHT = 120;

export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () =>
      // A zoomed viewport says nothing about the keyboard.
      setOpen(viewport.scale === 1 && window.innerHeight - viewport.height > MIN_KEYBOARD_HEIGHT);
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return open;
}
