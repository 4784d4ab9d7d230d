// Before the components' styles: it sets the order of the layers.
import './app/global.css';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a font file that libs/ui writes, not code of it
import youngSerif from '../../../libs/ui/src/styles/subsets/young-serif-latin-400-normal.woff2?url';
// eslint-disable-next-line @nx/enforce-module-boundaries -- as above
import figtree from '../../../libs/ui/src/styles/subsets/figtree-latin-wght-normal.woff2?url';
// eslint-disable-next-line @nx/enforce-module-boundaries -- as above
import devanagari from '../../../libs/ui/src/styles/devanagari.css?url';
// eslint-disable-next-line @nx/enforce-module-boundaries -- as above
import eczar from '../../../libs/ui/src/styles/subsets/eczar-devanagari-500-normal.woff2?url';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { FullPageSpinner, themeScript } from '@aranya/ui';
import manifest from './app/offline/aranya.webmanifest?url&no-inline';
import { OfflineSite } from './app/offline/offline-site';
import { devanagariScript } from './app/devanagari-script';
import { inItsLanguage } from './app/language.server';
import { oldBrowserScript } from './app/old-browser/old-browser-script';
import { RouteAnnouncer } from './app/route-announcer';
import { NoScriptPage } from './app/noscript/noscript-page';
import { getLocale } from './lib/language/locale';
import { getSettings, SETTINGS_ID, siteName } from './lib/settings';

export { RootErrorBoundary as ErrorBoundary } from './app/error-boundary/root-error-boundary';

export const middleware: MiddlewareFunction[] = [({ request }, next) => inItsLanguage(request, next)];

export const links: LinksFunction = () => {
  const { logo, colours } = getSettings().site;
  const inDevanagari = getLocale() !== 'en';
  return [
    // All headings and texts use these fonts. Where one comes late, lines of text move. React leaves alone
    // what only the prerendered page has.
    ...(import.meta.env.SSR
      ? [youngSerif, figtree, ...(getLocale() === 'hi' ? [eczar] : [])].map((href) => ({
          rel: 'preload',
          href,
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous' as const,
        }))
      : []),
    ...(logo
      ? [{ rel: 'icon', href: logo.icon }]
      : [
          { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
          { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        ]),
    { rel: 'apple-touch-icon', href: logo?.maskable ?? '/apple-touch-icon.png' },
    { rel: 'manifest', href: manifest },
    ...(inDevanagari ? [{ rel: 'stylesheet', href: devanagari }] : []),
    ...(colours ? [{ rel: 'stylesheet', href: colours.sheet }] : []),
  ];
};

/** The fallback page has this head, and with it every unknown address. */
export const meta = () => [{ title: siteName() }, { name: 'robots', content: 'noindex' }];

/** The server writes the public settings into the settings block. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6efe0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1611" />
        {/* Prerendered pages contain it; browsers run none that a script writes. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? `${themeScript};${oldBrowserScript}${getLocale() === 'en' ? '' : devanagariScript(getLocale())}`
              : '',
          }}
        />
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

/** Shown while a page that is not prerendered loads, and without scripts. */
export function HydrateFallback() {
  return (
    <>
      <div className="by-script">
        <FullPageSpinner />
      </div>
      <NoScriptPage />
    </>
  );
}

export default function Root() {
  return (
    <NuqsAdapter>
      <RouteAnnouncer />
      <Outlet />
      <OfflineSite />
    </NuqsAdapter>
  );
}
