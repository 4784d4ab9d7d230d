import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { limits } from '@aranya/contracts';

/** Two small texts a picture and the fields of any form that we have. */
const FIELDS = 20;
/** In bytes. The longest text that the contract takes has 8,000 UTF-16 code units, 24,000 bytes at most. */
const FIELD_BYTES = 64 * 1024;
/** What boundaries, part headers and fields may take up beside the files, in bytes. */
export const FORM_BYTES = 1024 * 1024;

/** Lets routes read multipart bodies, by `readMultipart`, within fixed bounds. */
export const uploads = fp(
  async (app: FastifyInstance) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: limits.imageBytes,
        files: limits.imagesPerPost + 1,
        fields: FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
        parts: FIELDS + limits.imagesPerPost + 1,
        headerPairs: 50,
      },
    });
  },
  { name: 'uploads' },
);
