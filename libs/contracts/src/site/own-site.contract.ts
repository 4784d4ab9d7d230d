import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, errorBodySchema, success } from '../common/envelope';
import { limits } from '../common/limits';
import { siteLogoSchema } from './site.schemas';
import { saveSiteSchema, siteVersionSchema } from './site-settings.schemas';

const c = initContract();

/** For admins. */
export const ownSiteContract = c.router({
  versions: {
    method: 'GET',
    path: '/admin/site',
    responses: {
      200: z.object({
        success,
        versions: z.array(siteVersionSchema).max(limits.siteVersions + 1),
        /** Nobody has decided yet about the invented texts. */
        asks: z.boolean(),
      }),
    },
    summary: 'Read the name of the site and its words, and the versions before',
  },
  save: {
    method: 'POST',
    path: '/admin/site/save',
    body: saveSiteSchema,
    responses: {
      200: doneSchema.extend({ version: siteVersionSchema }),
      409: errorBodySchema.extend({ current: siteVersionSchema.optional() }),
    },
    summary: 'Change the name of the site and its words',
  },
  uploadLogo: {
    method: 'POST',
    path: '/admin/site/logo',
    contentType: 'multipart/form-data',
    /** `logo`: SVG, PNG, JPEG, WebP, AVIF or GIF. The server keeps PNGs that it drew itself. */
    body: c.type<FormData | { logo?: File }>(),
    responses: { 200: z.object({ success, logo: siteLogoSchema }) },
    summary: 'Upload a logo, which the site shows once it is saved with its hash',
  },
});
