import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** One HTML file of the built site, and the hashes of its inline scripts as a Content-Security-Policy names them. */
const pageSchema = z.object({ file: z.string(), scriptHashes: z.array(z.string().startsWith('sha256-')) });

/** What the web build's last step writes beside the site: which pages there are and which routes live in the browser. */
const siteManifestSchema = z.object({
  /** Prerendered pages by their path, such as `/` or `/animals`. */
  pages: z.record(z.string(), pageSchema),
  /** The framework's page for everything that is rendered in the browser only. */
  fallback: pageSchema,
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
