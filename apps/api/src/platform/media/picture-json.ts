import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export const pictureUrl = (hash: SQLWrapper): SQL<string> => sql`'/media/' || ${hash} || '.webp'`;

const pictureFields = (media: SQLWrapper, alt: SQLWrapper): SQL => sql`
  'url', ${pictureUrl(sql`${media}.hash`)}, 'width', ${media}.width, 'height', ${media}.height, 'alt', ${alt}`;

export const pictureJson = (media: SQLWrapper, alt: SQLWrapper): SQL =>
  sql`json_build_object(${pictureFields(media, alt)})`;

export const postPictureJson = (media: SQLWrapper, image: SQLWrapper): SQL =>
  sql`json_build_object(${pictureFields(media, sql`${image}.alt`)}, 'licence', ${image}.licence)`;
