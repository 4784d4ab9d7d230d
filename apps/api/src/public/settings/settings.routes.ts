import { apiContract, type AppSettings, contractVersion, limits, pictureTypes } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { defineRoutes } from '../../platform/plugins/contract-routes';

function appSettings({ auth, siteUrl, contact }: Env): AppSettings {
  return {
    success: true,
    site: { name: 'Aranya', url: siteUrl, contact_email: contact.email },
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

export function settingsRoutes({ env }: FastifyInstance) {
  const body = appSettings(env);
  const routes = defineRoutes(apiContract.settings, { get: async () => ({ status: 200, body }) });
  return async (app: FastifyInstance, options: object): Promise<void> => {
    await app.register(routes, options);
  };
}
