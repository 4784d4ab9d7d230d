import type { Site } from '@aranya/contracts';
import { escape } from 'html-escaper';

const DOCUMENT = '/api/openapi.json';

/** Turns off all requests and links to other hosts. */
const configuration = {
  url: DOCUMENT,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  hideClientButton: true,
  // Tokens stay out of this page.
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
  customCss: [
    'a[href*="scalar.com"] { display: none; }',
    // Long call names overflow a phone's page.
    'header > span.whitespace-nowrap { min-width: 0; overflow: hidden; text-overflow: ellipsis; }',
    // Paper lists the calls of closed sections and shows opened ones whole.
    '@media print { .show-more, .t-doc__header { display: none; } .endpoints-card { break-inside: avoid; } }',
  ].join('\n'),
};

/**
 * Runs before the reference, which fills the console with warnings. A library in it tries to make code from
 * text; failing early keeps the policy's complaint out of the console.
 */
export const startScript = `'use strict';
console.info = console.warn = () => undefined;
const { prototype } = Function;
globalThis.Function = function () {
  throw new EvalError('No code is made from text here.');
};
Function.prototype = prototype;
addEventListener('DOMContentLoaded', () =>
  Scalar.createApiReference('#reference', ${JSON.stringify(configuration)}),
);
`;

interface DocsPage {
  bundle: string;
  start: string;
  site: Pick<Site, 'name' | 'logo'>;
}

export const docsPage = ({ bundle, start, site: { name, logo } }: DocsPage): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API of ${escape(name)}</title>
    <link rel="icon" href="${logo?.icon ?? '/favicon.svg'}" />
    <script src="${start}" defer></script>
    <script src="${bundle}" defer></script>
  </head>
  <body>
    <main id="reference"></main>
    <noscript><p>This page needs scripts. Its content is also <a href="${DOCUMENT}">one file for programs</a>.</p></noscript>
  </body>
</html>
`;

/** The reference makes styles that no hash covers. `vue` is its framework's policy. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ');
