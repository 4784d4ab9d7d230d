import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** One HTML file of the built site. */
const pageSchema = z.object({
  file: z.string(),
  /** The hashes of its inline scripts, as a Content-Security-Policy names them. */
  scriptHashes: z.array(z.string().startsWith('sha256-')),
  /**
   * What its head says for each value of one name of the query string: the tags of the page that vary, and for each
   * value as many that take their places.
   */
  variants: z
    .object({
      query: z.string(),
      plain: z.array(z.string()),
      heads: z.record(z.string(), z.array(z.string())),
    })
    .optional(),
});

/** What the web build's last step writes beside the site: which pages there are and which routes live in the browser. */
const siteManifestSchema = z.object({
  /** Prerendered pages by their path, such as `/` or `/animals`. */
  pages: z.record(z.string(), pageSchema),
  /** The framework's page for everything that is rendered in the browser only. */
  fallback: pageSchema,
  /** Texts that hold the site's address, by their path: /robots.txt, /sitemap.xml. */
  texts: z.record(z.string(), z.object({ type: z.string(), text: z.string() })),
  /** Route patterns that the fallback page answers with status 200. Everything else is 404. */
  appRoutes: z.array(z.string()),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
export type SitePage = z.infer<typeof pageSchema>;

/**
 * Reads the manifest of the site built into `folder`.
 * @throws Error with a sentence that says what to do, where the site has not been built
 */
export async function readSiteManifest(folder: string): Promise<SiteManifest> {
  const file = path.join(folder, '..', 'site-manifest.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new Error(`The site is not built: ${file} is missing. Run "npm run build" first.`);
  }
  return siteManifestSchema.parse(JSON.parse(text));
}
