import { focusPageHeading } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After navigation, focuses the heading and announces the title. A dialog's path keeps the heading and is silent. */
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
