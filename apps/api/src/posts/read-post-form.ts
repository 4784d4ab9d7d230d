import { limits } from '@aranya/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type CleanPicture, pictureTooHeavy } from '../platform/media/pictures';
import { readMultipart, type UploadedFile } from '../platform/plugins/uploads';

/** @throws AppError as {@link readMultipart}, and `invalid_input` for too many pictures */
export async function readPostForm<Fields extends z.ZodType>(
  request: FastifyRequest,
  fields: Fields,
  take: (file: UploadedFile) => Promise<CleanPicture>,
) {
  const rule = {
    name: 'images',
    max: limits.imagesPerPost,
    tooMany: `A post can have at most ${limits.imagesPerPost} pictures.`,
    tooHeavy: pictureTooHeavy,
  };
  const form = await readMultipart(request, { fields, files: [rule], take });
  return { fields: form.fields, pictures: form.files['images'] ?? [] };
}
