import { photoLicences } from '@aranya/wildlife-data';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { Refusal } from './refusal';
import type { WikiClient } from './wiki-client';

/** Pixels: originals may have a hundred million. */
const FETCHED_WIDTH = 2_400;
const MIN_WIDTH = 640;
const MAX_AUTHOR = 120;

export interface FileInfo {
  title: string;
  author: string;
  licence: string;
  licenceUrl?: string;
  source: string;
  url: string;
}

const value = z.object({ value: z.coerce.string() }).optional();
const answerSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        missing: z.boolean().optional(),
        imageinfo: z
          .array(
            z.object({
              url: z.string(),
              thumburl: z.string().optional(),
              descriptionurl: z.string(),
              width: z.number(),
              height: z.number(),
              mime: z.string(),
              extmetadata: z
                .object({
                  License: value,
                  LicenseShortName: value,
                  LicenseUrl: value,
                  Artist: value,
                  Attribution: value,
                  NonFree: value,
                  Categories: value,
                })
                .partial()
                .default({}),
            }),
          )
          .optional(),
      }),
    ),
  }),
});

/** Categories of files that may show something else. */
const DOUBTFUL =
  /misidentif|mis-identif|wrong(ly)? (species|identif|named)|incorrect(ly)? identif|unidentified|disputed species|taxonomy needs/i;

const toText = (html: string | undefined) =>
  DomUtils.textContent(parseDocument(html ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_AUTHOR);

/** 'cc-by-sa-4.0' becomes 'CC BY-SA 4.0'; what is not free keeps its name. */
function toLicence(code: string, shortName: string): string {
  const cc = /^cc-(by|by-sa)-(\d\.\d)$/i.exec(code.trim());
  if (cc?.[1] && cc[2]) return `CC ${cc[1].toUpperCase()} ${cc[2]}`;
  if (/^cc-?(0|zero)/i.test(code)) return 'CC0 1.0';
  if (/^(pd|public domain)/i.test(code) || /^public domain$/i.test(shortName)) return 'Public domain';
  return shortName || code || 'none';
}

/** @throws Refusal for a file that may not or should not be shown */
export async function readFileInfo(client: WikiClient, title: string): Promise<FileInfo> {
  const answer = answerSchema.safeParse(
    await client.query('commons', {
      action: 'query',
      titles: `File:${title}`,
      prop: 'imageinfo',
      iiprop: 'url|size|mime|extmetadata',
      iiurlwidth: String(FETCHED_WIDTH),
    }),
  );
  if (!answer.success) throw new Refusal('Commons answered in an unknown form');
  const [page] = answer.data.query.pages;
  const [info] = page?.imageinfo ?? [];
  if (page?.missing || !info) throw new Refusal(`Commons has no file ${title}`);
  const { extmetadata: data } = info;
  if (!/^image\/(jpeg|png|webp|tiff)$/.test(info.mime))
    throw new Refusal(`${title} is no photograph (${info.mime})`);
  if (info.width < MIN_WIDTH) throw new Refusal(`${title} is only ${info.width} pixels wide`);
  if (DOUBTFUL.test(data.Categories?.value ?? ''))
    throw new Refusal(`${title} is marked as doubtful or wrong`);
  const licence = toLicence(data.License?.value ?? '', toText(data.LicenseShortName?.value));
  const asks = photoLicences[licence];
  if (!asks || data.NonFree?.value === 'true') throw new Refusal(`${title} has the licence ${licence}`);
  const author = toText(data.Attribution?.value) || toText(data.Artist?.value);
  if (author === '' && asks.credit) throw new Refusal(`${title} names no author`);
  const address = data.LicenseUrl?.value.replace(/^http:/, 'https:');
  return {
    title,
    author: author || 'Unknown author',
    licence,
    ...(address?.startsWith('https://') && { licenceUrl: address }),
    source: info.descriptionurl,
    url: info.thumburl ?? info.url,
  };
}
