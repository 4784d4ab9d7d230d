import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** As `urlOf`. */
export const pictureUrl = (hash: SQLWrapper): SQL<string> => sql`'/media/' || ${hash} || '.webp'`;

const pictureFields = (media: SQLWrapper, alt: SQLWrapper): SQL => sql`
  'url', ${pictureUrl(sql`${media}.hash`)}, 'width', ${media}.width, 'height', ${media}.height, 'alt', ${alt}`;

/** The contract's `Picture`; `media` is the alias of a `media` row. */
export const pictureJson = (media: SQLWrapper, alt: SQLWrapper): SQL =>
  sql`json_build_object(${pictureFields(media, alt)})`;

/** The contract's `PostPicture`; `image` is the alias of a `post_images` row. */
export const postPictureJson = (media: SQLWrapper, image: SQLWrapper): SQL =>
  sql`json_build_object(${pictureFields(media, sql`${image}.alt`)}, 'licence', ${image}.licence)`;
