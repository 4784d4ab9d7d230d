import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { evidencePictures } from '../../platform/db/schema';
import { sendPrivatePicture } from '../../platform/media/send-private-picture';
import { isId, type SignedQuery } from '../../platform/media/signed-urls';
import { errors } from '../../platform/plugins/errors';
import { authorizeTask } from './admin.policy';
import type { EvidenceUrls } from './evidence-urls';

interface PictureRequest {
  Params: { evidenceId: string; position: string };
  Querystring: SignedQuery;
}

/** Image elements cannot send tokens, so URLs are signed; the viewer's role is checked each time. */
export function evidencePictureRoute(app: FastifyInstance, evidenceUrls: EvidenceUrls): void {
  const { db, media, accountStatuses } = app;
  async function isModerator(userId: string): Promise<boolean> {
    const status = await accountStatuses.find(userId);
    return status.exists && status.suspension === null && authorizeTask(status.role, 'reports') === null;
  }

  async function findKey(evidenceId: string, position: number): Promise<string | null> {
    const [row] = await db.write
      .select({ key: evidencePictures.key })
      .from(evidencePictures)
      .where(and(eq(evidencePictures.evidenceId, evidenceId), eq(evidencePictures.position, position)));
    return row?.key ?? null;
  }

  app.get(
    '/api/admin/evidence/:evidenceId/:position',
    async (request: FastifyRequest<PictureRequest>, reply) => {
      const { evidenceId, position } = request.params;
      const isPlace = isId(evidenceId) && /^\d{1,2}$/.test(position);
      const viewerId = isPlace ? evidenceUrls.viewerOf(evidenceId, position, request.query) : undefined;
      if (viewerId === undefined || !(await isModerator(viewerId)))
        throw errors.forbidden('This address has expired. Please open the report again.');
      const key = await findKey(evidenceId, Number(position));
      const found = key === null ? null : await media.get(key);
      if (!found) throw errors.notFound('This picture is gone.');
      return sendPrivatePicture(reply, found);
    },
  );
}
