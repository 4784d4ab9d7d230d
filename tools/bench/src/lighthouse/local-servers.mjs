import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';

const layers = [
  'hero/day-0.svg',
  'terrain/hero/day.webp',
  'hero/day-1.svg',
  'hero/day-2.svg',
  'hero/day-3.svg',
].map((file) => `/artwork/${file}`);

/** The landing's hero with layers of the same sizes, without scripts, fonts or style sheets. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The limit</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A page by hand.">
<style>body{margin:0;font:18px/1.5 sans-serif}main{position:relative;height:100vh;overflow:hidden;background:#f1b45e}
div{position:absolute;inset:-2% 0 0;height:104%;background:50% 100%/cover no-repeat}div:first-child{inset:15% 0 0}h1{position:relative;margin:96px 20px 0;font:40px/1.1 serif}</style></head>
<body><main>${layers.map((file) => `<div style="background-image:url(${file})"></div>`).join('')}
<h1>DISCOVER THE WILD LIKE NEVER BEFORE!</h1></main></body></html>`;

const listen = (server, port) =>
  new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));

export async function serveStaticPage(port, siteFolder) {
  const server = createServer(async (request, response) => {
    const file = layers.find((layer) => layer === request.url);
    if (file) {
      const isDrawing = file.endsWith('.svg');
      response.writeHead(200, {
        'content-type': isDrawing ? 'image/svg+xml' : 'image/webp',
        ...(isDrawing && { 'content-encoding': 'br' }),
        'cache-control': 'max-age=86400',
      });
      response.end(await readFile(path.join(siteFolder, isDrawing ? `${file}.br` : file)));
    } else if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    } else response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
  });
  await listen(server, port);
  return server;
}

export async function serveTiles(port) {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cfe3e6' } })
    .png()
    .toBuffer();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=86400' }).end(tile);
  });
  await listen(server, port);
  return server;
}

const item = (n) =>
  `<item><title>Tigers return to valley ${n}</title><link>https://newsroom.example/${n}</link>` +
  `<description>Camera traps found ${n} tigers in a forest that had none for forty years.</description>` +
  `<pubDate>${new Date(Date.UTC(2026, 10, n)).toUTCString()}</pubDate></item>`;

export async function serveFeed(port) {
  const items = Array.from({ length: 18 }, (_, i) => item(i + 1)).join('');
  const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Newsroom</title>${items}</channel></rss>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed);
  });
  await listen(server, port);
  return server;
}
