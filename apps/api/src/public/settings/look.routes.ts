import { darkAccents, type LogoFile, nearestAccent } from '@aranya/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors } from '../../platform/plugins/errors';
import { readLogoFile } from '../../platform/site/site-logos';

const LOGO_FILE = /^(image|icon|maskable)\.png$/;
const SHEET = /^([0-9a-f]{6})\.css$/;

/** The address tells the content, and sign-in may have another origin. */
const sendKept = (reply: FastifyReply, type: string, body: Buffer | string) =>
  reply
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(body);

/**
 * `light-dark()` is too new for the oldest browsers; a theme may be set on any element. Wins over the site's own
 * style sheets, whichever is loaded last.
 */
export function colourSheet(accent: string): string {
  const { dark, fill } = darkAccents(accent);
  const rule = (text: string, ground: string) => `{--forest:${text};--fill:${ground};--bubble-me:${ground}}`;
  const [light, night] = [rule(accent, accent), rule(dark, fill)];
  return `:root:root,[data-theme][data-theme=light]${light}@media(prefers-color-scheme:dark){:root:not([data-theme=light])${night}}[data-theme][data-theme=dark]${night}`;
}

export function lookRoutes(app: FastifyInstance): void {
  app.get<{ Params: { hash: string; file: string } }>('/media/logo/:hash/:file', async (request, reply) => {
    const file = LOGO_FILE.exec(request.params.file)?.[1] as LogoFile | undefined;
    const bytes = file && (await readLogoFile(app.db.read, request.params.hash, file));
    if (!bytes) throw errors.notFound('This picture is gone.');
    return sendKept(reply, 'image/png', bytes);
  });
  app.get<{ Params: { file: string } }>('/media/colours/:file', (request, reply) => {
    const accent = `#${SHEET.exec(request.params.file)?.[1] ?? ''}`;
    if (accent === '#' || nearestAccent(accent) !== accent)
      throw errors.notFound('There are no such colours.');
    return sendKept(reply, 'text/css; charset=utf-8', colourSheet(accent));
  });
}
