import { assetUrl, brandMark } from './assets';
import { html } from './html';
import type { Html } from './html';

interface Layout {
  /** Before " · Aranya" in the title. */
  title: string;
  siteUrl: string;
  body: Html;
}

/** A whole page: the night landscape with Aranya's name and words, and a panel. */
export function layout({ title, siteUrl, body }: Layout): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#081a2e" />
        <title>${title} · Aranya</title>
        <link
          rel="preload"
          href="${assetUrl('figtree-latin.woff2')}"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link
          rel="preload"
          href="${assetUrl('young-serif-latin.woff2')}"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link rel="icon" href="${assetUrl('brand.svg')}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assetUrl('page.css')}" />
        <script src="${assetUrl('page.js')}" defer></script>
      </head>
      <body>
        <div class="gate">
          <header class="scene">
            <img src="${assetUrl('night-landscape.svg')}" alt="" width="1100" height="1200" />
            <a class="brand" href="${siteUrl}/">${brandMark()}<span>Aranya</span></a>
            <div class="words">
              <p class="headline">Together we share, protect, and celebrate the wild.</p>
              <p class="tagline">Discover, Connect, Conserve.</p>
            </div>
          </header>
          <main class="desk">
            <div class="panel">${body}</div>
          </main>
        </div>
      </body>
    </html> `.markup;
}
