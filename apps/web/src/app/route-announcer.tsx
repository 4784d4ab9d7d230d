import { focusPageHeading } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

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
    const heading = document.querySelector('main h1')?.textContent ?? '';
    const isOtherPage = lastPath.current !== pathname && (heading === '' || lastHeading.current !== heading);
    lastPath.current = pathname;
    lastHeading.current = heading;
    if (!isOtherPage) return;
    focusPageHeading();
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
