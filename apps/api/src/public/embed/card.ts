import { createHash } from 'node:crypto';
import { communityPaths, type GuestPost } from '@aranya/contracts';
import { escape } from 'html-escaper';
import { sightingLine } from '../guests/sighting-line';

/** In the colours of the site, day and night. */
const STYLE = `:root{color-scheme:light dark;--ink:#1d2a22;--paper:#fffdf7;--line:#d9d0bb;--soft:#5a6258;--link:#8a4b00}
@media (prefers-color-scheme:dark){:root{--ink:#f3ecdc;--paper:#14241c;--line:#3a4a40;--soft:#b9c0b4;--link:#f3b04a}}
*{margin:0;box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:transparent}
article,p.none{display:grid;gap:.75rem;padding:1rem;background:var(--paper);border:1px solid var(--line);border-radius:.75rem}
img{display:block;max-width:100%;height:auto;max-height:20rem;border-radius:.5rem}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
h1{font-size:1rem}
small{color:var(--soft)}
a{color:var(--link)}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The one page of the site that others may frame. It runs nothing and sends nothing. */
export const CARD_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>`;

interface CardSite {
  siteName: string;
  siteUrl: string;
}

/** The card of an open post; null says that there is none. */
export function cardPage(post: GuestPost | null, { siteName, siteUrl }: CardSite): string {
  const home = `<a href="${escape(siteUrl)}/" target="_blank" rel="noopener">${escape(siteName)}</a>`;
  if (post === null) return page(siteName, `<p class="none">This post is not open to guests. ${home}</p>`);
  const { _id: id, user, content, images, sighting } = post;
  const [image] = images;
  const title = `${user.full_name} on ${siteName}`;
  const link = `${siteUrl}${communityPaths.post(id)}`;
  const parts = [
    `<h1 dir="auto">${escape(user.full_name)}</h1>`,
    content === '' ? '' : `<p class="text" dir="auto">${escape(content)}</p>`,
    image
      ? `<img src="${escape(image.url)}" width="${image.width}" height="${image.height}" alt="${escape(image.alt)}">`
      : '',
    sighting ? `<p>${escape(sightingLine(sighting).text)}</p>` : '',
    `<p><small><a href="${escape(link)}" target="_blank" rel="noopener">The post on ${escape(siteName)}</a></small></p>`,
  ];
  return page(title, `<article>${parts.join('')}</article>`);
}
