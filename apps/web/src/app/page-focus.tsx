import { focusPageHeading } from '@aranya/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings the focus back when what held it has gone, since a screen that is still loading is replaced, heading and all;
 * and on to a heading that comes later than the content around it. Ends with the first key or click, by which the visitor
 * goes his own way.
 * @returns the function that ends it
 */
function keepFocus(): () => void {
  const watch = new MutationObserver(() => {
    const { activeElement } = document;
    const headingCame = activeElement?.matches('main') && document.querySelector('main h1');
    if (activeElement === document.body || headingCame) focusPageHeading();
  });
  const end = () => {
    watch.disconnect();
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, end);
  };
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, end);
  watch.observe(document.body, { childList: true, subtree: true });
  return end;
}

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
    let end: (() => void) | undefined;
    // A dialog or menu that the old page left open gives the focus back first.
    const frame = requestAnimationFrame(() => {
      focusPageHeading();
      end = keepFocus();
      if (voice.current) voice.current.textContent = document.title;
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [pathname]);
  return <p ref={voice} className="visually-hidden" role="status" aria-live="polite" />;
}
