// eslint-disable-next-line @nx/enforce-module-boundaries -- a file that libs/ui writes, not code of it
import youngSerif from '../../../libs/ui/src/styles/subsets/young-serif-latin-400-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { FullPageSpinner, themeScript } from '@aranya/ui';
import './app/global.css';
import { belowFoldScript } from './app/below-fold/below-fold';
import { earlyActsScript, useEarlyActs } from './app/early-acts/early-acts';
import manifest from './app/offline/aranya.webmanifest?url&no-inline';
import { OfflineSite } from './app/offline/offline-site';
import { PageFocus } from './app/page-focus';
import { queryHoldScript, useQueryHold } from './app/query-hold/query-hold';
import { sessionStorageScript } from './app/session-storage/session-storage-script';
import { PageNeedsScript } from './app/without-script/page-needs-script';
import { SETTINGS_ID } from './lib/settings';

export { RootErrorBoundary as ErrorBoundary } from './app/error-boundary/root-error-boundary';

export const links: LinksFunction = () => [
  // The headings of every page are set in it. The text's face comes with the styles: until then a font of the device
  // stands in its place, scaled to it, so that no line moves.
  { rel: 'preload', href: youngSerif, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifest },
];

/** What a page says that has no words of its own yet: the fallback page, and with it every unknown address. */
export const meta = () => [{ title: 'Aranya' }, { name: 'robots', content: 'noindex' }];

/** One script for all that must run before the first paint: the policy names each by its hash. */
const headScript = [
  sessionStorageScript,
  themeScript,
  queryHoldScript,
  ...(import.meta.env.PROD ? [belowFoldScript] : []),
  earlyActsScript,
].join(';\n');

/**
 * The document. The server writes the public settings between the tags of the settings block, so its markup must stay
 * as it is, and the script of the head runs before the first paint. Nothing here loads the sign-in SDK or the contract.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6efe0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1611" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
        <script
          type="application/json"
          id={SETTINGS_ID}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '{}' }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What stands while the browser loads a page that was not prerendered, and where it runs no scripts. */
export function HydrateFallback() {
  return (
    <>
      <div className="by-script">
        <FullPageSpinner />
      </div>
      <PageNeedsScript />
    </>
  );
}

export default function Root() {
  useQueryHold();
  useEarlyActs();
  return (
    <>
      <PageFocus />
      <Outlet />
      <OfflineSite />
    </>
  );
}
