import { getLanguage, pageOf } from '../language/language';
import { say } from '../language/say';
import { html, type Html } from './html';

export interface SiteWords {
  name: string;
  tagline: string;
  /** Paths on the site; null for what comes with it. */
  logo: { image: string; icon: string } | null;
  colours: { sheet: string } | null;
}

export interface Site {
  /** An origin. */
  url: string;
  /** Such as `/identity`; empty at its own origin. */
  signInPath: string;
  words: () => SiteWords;
}

/** The first shows what needs passkeys before the page is painted. */
const passkeyScripts = ({ signInPath }: Site) =>
  html`<script src="${signInPath}/assets/has-passkeys.js"></script>
    <script src="${signInPath}/passkeys/index.umd.min.js" defer></script>
    <script src="${signInPath}/assets/passkeys.js" defer></script>`;

export const retry = (title: string): string => say('retry', { title: title.toLowerCase() });

const devanagari = ({ signInPath }: Site) =>
  [400, 600].map(
    (weight) => html`<link rel="stylesheet" href="${signInPath}/fonts/mukta/devanagari-${weight}.css" />`,
  );

export function layout(site: Site, title: string, body: Html, { passkeys = false } = {}): string {
  const { name, tagline, logo, colours } = site.words();
  const emblem = `${site.signInPath}/assets/brand.svg`;
  const image = logo ? site.url + logo.image : emblem;
  const language = getLanguage();
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#081a2e" />
        <title>${title} · ${name}</title>
        <link rel="icon" href="${logo ? site.url + logo.icon : emblem}" />
        <link rel="stylesheet" href="${site.signInPath}/fonts/figtree/wght.css" />
        <link rel="stylesheet" href="${site.signInPath}/fonts/young-serif/400.css" />
        ${language !== 'en' && devanagari(site)}
        <link rel="stylesheet" href="${site.signInPath}/assets/page.css" />
        ${colours !== null && html`<link rel="stylesheet" href="${site.url}${colours.sheet}" />`}
        <script src="${site.signInPath}/assets/page.js" defer></script>
        ${passkeys && passkeyScripts(site)}
      </head>
      <body>
        <div class="page">
          <header class="hero">
            <img
              class="landscape"
              src="${site.signInPath}/assets/signin.svg"
              alt=""
              width="1100"
              height="1200"
            />
            <a class="brand" href="${pageOf(site.url, '/')}">
              <img src="${image}" alt="" height="34" /><span><bdi>${name}</bdi></span>
            </a>
            <div class="slogan">
              <p class="headline">${say('headline')}</p>
              <p class="tagline" ${language !== 'en' && html`lang="en"`}>${tagline}</p>
            </div>
          </header>
          <main>
            <div class="panel">${body}</div>
          </main>
        </div>
      </body>
    </html> `.markup;
}
