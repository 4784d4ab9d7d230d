import fp from 'fastify-plugin';
import { forMembers } from '../people/current-user/signed-in.plugin';
import { sharedSecret } from '../platform/db/secrets';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { namedPlugin } from '../platform/plugins/named-plugin';
import { adminRoutes } from './admin/admin.routes';
import { evidencePictureRoute } from './admin/evidence-picture.routes';
import { createEvidenceUrls } from './admin/evidence-urls';
import { appealsRoutes } from './appeals/appeals.routes';
import { safetyRoutes } from './safety/safety.routes';
import { speciesPhotosRoutes } from './species-photos/species-photos.routes';

export const moderation = fp(
  async (app) => {
    const secret = await sharedSecret(app.db.write, 'evidence pictures');
    const evidenceUrls = createEvidenceUrls(secret, () => app.clock().getTime());
    evidencePictureRoute(app, evidenceUrls);
    await registerRoutes(app, { speciesPhotos: speciesPhotosRoutes(app) });
    await forMembers(app, 'moderation', async (members) => {
      await registerRoutes(members, { safety: safetyRoutes(app), appeals: appealsRoutes(app) });
      await members.register(namedPlugin('admin', adminRoutes(evidenceUrls)));
    });
  },
  { name: 'moderation', dependencies: ['signedIn'] },
);
