import { focusPageHeading } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How long a page may take to show its heading. */
const HEADING_TIMEOUT_MS = 10_000;

const headingText = () => document.querySelector('main h1')?.textContent ?? '';

/**
 * Focuses the page's heading, at once or when it comes.
 * @returns the function that ends the wait; a key or a press ends it as well
 */
function focusHeadingOnceThere(): () => void {
  focusPageHeading();
  if (headingText() !== '') return () => undefined;
  const observer = new MutationObserver(() => {
    if (headingText() === '') return;
    focusPageHeading();
    end();
  });
  const timer = setTimeout(() => end(), HEADING_TIMEOUT_MS);
  function end() {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', end);
    document.removeEventListener('pointerdown', end);
  }
  document.addEventListener('keydown', end);
  document.addEventListener('pointerdown', end);
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

/**
 * After client navigation to another page: focuses its heading and announces its title. A path that keeps the heading,
 * such as a park that opens over the wall, is no other page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const lastHeading = useRef<string>(undefined);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const heading = headingText();
    const isOtherPage = lastPath.current !== pathname && (heading === '' || lastHeading.current !== heading);
    lastPath.current = pathname;
    lastHeading.current = heading;
    if (!isOtherPage) return undefined;
    setTitle(document.title);
    return focusHeadingOnceThere();
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
