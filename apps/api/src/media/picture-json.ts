import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** As `urlOf`. */
export const pictureUrl = (hash: SQLWrapper): SQL<string> => sql`'/media/' || ${hash} || '.webp'`;

/** The contract's `Picture`; `media` is the alias of a `media` row. */
export const pictureJson = (media: SQLWrapper, alt: SQLWrapper): SQL => sql`json_build_object(
  'url', ${pictureUrl(sql`${media}.hash`)}, 'width', ${media}.width, 'height', ${media}.height, 'alt', ${alt})`;
