import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What a page load gives for nothing and client navigation takes away: after each change of path the focus goes to
 * the new page's heading, and its title is read out. Scrolling is left to the router.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const voice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A dialog or menu that the old page left open gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const target =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
      if (voice.current) voice.current.textContent = document.title;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return <p ref={voice} className="visually-hidden" role="status" aria-live="polite" />;
}
