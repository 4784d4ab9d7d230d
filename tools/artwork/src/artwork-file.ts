/** A file of the build, its path under the site's root, and how to draw it. */
export interface ArtworkFile {
  path: string;
  draw(): string | Promise<string | Buffer>;
}
