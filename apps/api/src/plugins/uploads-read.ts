import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '@aranya/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { errors, AppError, invalidInput } from './errors';
import { FORM_BYTES } from './uploads';

/** A file as it arrived, whole, in memory: at most 16 MB. */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
  declaredType: string;
}

/** The files that a form may carry under one field name. */
export interface FileRule {
  name: string;
  max: number;
  /** The refusal when there are more. */
  tooMany: string;
  /** The refusal when one has over 16 MB. */
  tooHeavy: (fileName: string) => AppError;
}

export interface MultipartRules<Fields extends z.ZodType, File> {
  fields: Fields;
  files: readonly FileRule[];
  /** What becomes of each file, at once when it has arrived and before the next is read, so that only one is held. */
  take: (file: UploadedFile, rule: FileRule) => Promise<File>;
}

export interface MultipartForm<Fields, File> {
  fields: Fields;
  /** By field name, in order of sending. */
  files: Record<string, File[]>;
}

/**
 * Reads a multipart request to its end. Nothing is stored: what `take` returns belongs to the caller only when the
 * whole form has arrived and is valid. At a refusal the rest of the request is read and dropped, within the bounds of
 * a form that would be valid, so that the client sees the answer rather than a broken connection.
 *
 * @throws AppError `unsupported_media` (415) when the request is not multipart, `invalid_input` (400) for too many files,
 * unknown files, fields against their schema and forms that end early, `too_large` (413) over the limits, and what
 * `take` throws.
 */
export async function readMultipart<Fields extends z.ZodType, File>(
  request: FastifyRequest,
  rules: MultipartRules<Fields, File>,
): Promise<MultipartForm<z.output<Fields>, File>> {
  if (!request.isMultipart()) {
    throw errors.unsupportedMedia('Please send this form as multipart/form-data.');
  }
  const mayRead = (rules.files.reduce((sum, rule) => sum + rule.max, 0) + 1) * limits.imageBytes + FORM_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > mayRead) {
    const refusal = formTooLarge();
    refusal.headers = { connection: 'close' };
    throw refusal;
  }
  const flow = watch(request, mayRead);
  try {
    const { values, files } = await Promise.race([readParts(request, rules), flow.tooMuch]);
    return { fields: parseFields(rules.fields, values), files };
  } catch (error) {
    const refusal = asRefusal(error);
    // An answer before the request's end: only closing the connection tells the client to stop.
    if (!(await flow.drain()) && refusal instanceof AppError) refusal.headers = { connection: 'close' };
    throw refusal;
  } finally {
    flow.stop();
  }
}

async function readParts<File>(request: FastifyRequest, rules: MultipartRules<z.ZodType, File>) {
  const values = new Map<string, unknown>();
  const files: Record<string, File[]> = Object.fromEntries(rules.files.map((rule) => [rule.name, []]));
  const most = rules.files.reduce((sum, rule) => sum + rule.max, 0);
  const tooMany = rules.files[0]?.tooMany ?? 'This form takes no files.';

  try {
    for await (const part of request.parts({ limits: { files: most + 1 } })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw formTooLarge();
        values.set(part.fieldname, part.value);
        continue;
      }
      const rule = rules.files.find((candidate) => candidate.name === part.fieldname);
      if (!rule) throw errors.invalid('This form has a file that does not belong to it.');
      const taken = files[rule.name] ?? [];
      if (taken.length >= rule.max) throw errors.invalid(rule.tooMany);
      const bytes = await collect(part, rule);
      // A browser sends a file field without a choice as a nameless empty file.
      if (bytes.length === 0 && !part.filename) continue;
      const file = { bytes, name: part.filename ?? '', declaredType: part.mimetype };
      taken.push(await rules.take(file, rule));
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw errors.invalid(tooMany);
    throw error;
  }
  return { values, files };
}

/** The whole file; stops at the limit rather than at the file's end. */
async function collect(part: MultipartFile, rule: FileRule): Promise<Buffer> {
  const stream = part.file;
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const refuseSize = () => reject(rule.tooHeavy(part.filename));
    stream.once('limit', refuseSize);
    stream.once('error', reject);
    // Without an end a stream that closes was cut off; after an end the promise is settled already.
    stream.once('close', () => reject(new FormIncomplete()));
    stream.once('end', () => (stream.truncated ? refuseSize() : resolve()));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  });
  return Buffer.concat(chunks);
}

/** Counts what arrives, since a request without a content length may go on for ever. */
function watch(request: FastifyRequest, mayRead: number) {
  const raw: Readable = request.raw;
  let read = 0;
  let overflow: () => void = () => undefined;
  const tooMuch = new Promise<never>((_, reject) => {
    overflow = () => reject(formTooLarge());
  });
  // Nobody may be waiting any more when it overflows.
  tooMuch.catch(() => undefined);
  const count = (chunk: Buffer) => {
    read += chunk.length;
    if (read <= mayRead) return;
    raw.off('data', count);
    raw.unpipe();
    raw.pause();
    overflow();
  };
  raw.on('data', count);

  return {
    tooMuch,
    stop: () => raw.off('data', count),
    /** Reads and drops the rest. False when there is too much of it. */
    async drain(): Promise<boolean> {
      if (read > mayRead) return false;
      if (raw.readableEnded || raw.destroyed) return true;
      raw.unpipe();
      raw.resume();
      const ended = new Promise<boolean>((resolve) => {
        for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve(true));
      });
      return Promise.race([ended, tooMuch.catch(() => false)]);
    },
  };
}

function parseFields<Fields extends z.ZodType>(
  schema: Fields,
  values: Map<string, unknown>,
): z.output<Fields> {
  const parsed = schema.safeParse(Object.fromEntries(values));
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error.issues);
}

class FormIncomplete extends Error {}

function formTooLarge(): AppError {
  return errors.tooLarge('This form is too large to be sent at once.');
}

function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return formTooLarge();
  const isOfForm =
    error instanceof FormIncomplete ||
    code === 'FST_PROTO_VIOLATION' ||
    code === 'FST_INVALID_JSON_FIELD_ERROR' ||
    code === 'FST_MP_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    /multipart|boundary|part terminated|aborted/i.test(message);
  if (!isOfForm) return error;
  return errors.invalid('The upload arrived incomplete. Please send it again.');
}
