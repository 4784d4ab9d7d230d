/** A file of the build, its path under the site's root, and how to draw it. */
export interface ArtworkFile {
  path: string;
  /** All that it shows of records and of artwork.list.ts, as JSON: it is drawn again when this or the code changes. */
  from: object;
  draw(): string | Promise<string | Buffer>;
}
