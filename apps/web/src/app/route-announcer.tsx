import { focusPageHeading } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const headingText = () => document.querySelector('main h1')?.textContent ?? '';

/**
 * Refocuses the heading when it replaces a loading state, until the next key or press.
 * @returns a function that stops this
 */
function keepHeadingFocused(): () => void {
  focusPageHeading();
  const observer = new MutationObserver(() => {
    if (document.activeElement?.matches('body, main')) focusPageHeading();
  });
  function end() {
    observer.disconnect();
    document.removeEventListener('keydown', end);
    document.removeEventListener('pointerdown', end);
  }
  document.addEventListener('keydown', end);
  document.addEventListener('pointerdown', end);
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

/**
 * Focuses the new page's heading and announces its title. An address that keeps the heading, such as a park
 * over the wall, counts as the same page.
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
    // Back returned to the post that was left.
    if (document.activeElement?.matches('article')) return undefined;
    return keepHeadingFocused();
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
