import { apiContract, type AppSettings, contractVersion, limits, pictureTypes } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { defineRoutes } from '../../platform/plugins/contract-routes';

function appSettings({ env: { auth, siteUrl }, site }: FastifyInstance): AppSettings {
  const { name, contact_email } = site.current();
  return {
    success: true,
    site: { name, url: siteUrl, contact_email },
    contract_version: contractVersion,
    auth: { issuer: auth.issuer, audience: auth.audience, device_client_id: auth.deviceClientId },
    uploads: {
      max_bytes: limits.imageBytes,
      max_pixels: limits.imagePixels,
      max_side: limits.imageSide,
      pictures_per_post: limits.imagesPerPost,
      types: [...pictureTypes],
    },
  };
}

export const settingsRoutes = (app: FastifyInstance) =>
  defineRoutes(apiContract.settings, { get: async () => ({ status: 200, body: appSettings(app) }) });
