import type { MetaDescriptor } from 'react-router';
import { getSettings } from './settings';

const types = { atom: 'application/atom+xml', json: 'application/feed+json' };

/**
 * Tells feed readers where to read on. The server takes the links off where the site is closed to guests
 * (apps/api/src/public/site/filled-files.ts).
 * @param name of a feed of posts, such as `club`
 */
export const feedLinks = (name: string): MetaDescriptor[] =>
  getSettings().site.open_to_guests
    ? Object.entries(types).map(([format, type]) => ({
        tagName: 'link',
        rel: 'alternate',
        type,
        href: `/api/feeds/${name}.${format}`,
      }))
    : [];
