import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { limits } from '@aranya/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';
import { type AppError, errors, invalidInput } from './errors';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_OVERHEAD_BYTES = 1024 * 1024;
const STALL_CHECK_MS = 500;
/** So that one blocked turn of the event loop does not count. */
const STALL_CHECKS = 4;

export interface UploadedFile {
  bytes: Buffer;
  name: string;
  declaredType: string;
}

export interface FileRule {
  name: string;
  max: number;
  tooMany: string;
  tooHeavy: (fileName: string) => AppError;
}

export interface MultipartRules<Fields extends z.ZodType, File> {
  fields: Fields;
  files: readonly FileRule[];
  /** Before the next file is read, so that memory holds one. */
  take: (file: UploadedFile, rule: FileRule) => Promise<File>;
}

export interface MultipartForm<Fields, File> {
  fields: Fields;
  files: Record<string, File[]>;
}

export const uploads = fp(
  async (app: FastifyInstance) => {
    await app.register(multipart, {
      // Otherwise toBuffer() accepts a file cut off exactly between two chunks.
      throwFileSizeLimit: false,
      limits: {
        fileSize: limits.imageBytes,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        fieldNameSize: 100,
        parts: MAX_FIELDS + limits.imagesPerPost + 1,
        headerPairs: 50,
      },
    });
  },
  { name: 'uploads' },
);

/**
 * Results of `take` count only if the whole form is valid.
 * @throws AppError `unsupported_media`, `invalid_input`, `too_large`, and what `take` throws
 */
export async function readMultipart<Fields extends z.ZodType, File>(
  request: FastifyRequest,
  rules: MultipartRules<Fields, File>,
): Promise<MultipartForm<z.output<Fields>, File>> {
  if (!request.isMultipart()) throw errors.unsupportedMedia('Please send this form as multipart/form-data.');
  const maxFiles = rules.files.reduce((sum, rule) => sum + rule.max, 0);
  limitBody(request, (maxFiles + 1) * limits.imageBytes + MAX_OVERHEAD_BYTES);
  try {
    const { values, files } = await readParts(request, rules, maxFiles);
    const fields = rules.fields.safeParse(Object.fromEntries(values));
    if (!fields.success) throw invalidInput(fields.error.issues);
    return { fields: fields.data, files };
  } catch (error) {
    // Otherwise a client that still sends sees a broken connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

/** The plugin limits parts only. */
function limitBody({ raw, headers }: FastifyRequest, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    const error = formTooLarge();
    error.headers = { connection: 'close' };
    throw error;
  }
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) raw.destroy();
  });
}

async function readParts<File>(
  request: FastifyRequest,
  { files: rules, take }: MultipartRules<z.ZodType, File>,
  maxFiles: number,
) {
  const values = new Map<string, unknown>();
  const files: Record<string, File[]> = Object.fromEntries(rules.map((rule) => [rule.name, []]));
  const tooMany = () => errors.invalid(rules[0]?.tooMany ?? 'This form takes no files.');

  for await (const part of validParts(request, maxFiles + 1, tooMany)) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw formTooLarge();
      values.set(part.fieldname, part.value);
      continue;
    }
    const rule = rules.find(({ name }) => name === part.fieldname);
    if (!rule) throw errors.invalid('This form has a file that does not belong to it.');
    const taken = files[rule.name] ?? [];
    if (taken.length >= rule.max) throw errors.invalid(rule.tooMany);
    const bytes = await readFile(request, part, rule);
    // Browsers send an empty file field like this.
    if (bytes.length === 0 && !part.filename) continue;
    taken.push(await take({ bytes, name: part.filename ?? '', declaredType: part.mimetype }, rule));
  }
  return { values, files };
}

async function* validParts(
  request: FastifyRequest,
  maxFiles: number,
  tooMany: () => AppError,
): AsyncGenerator<Multipart> {
  const parts = request.parts({ limits: { files: maxFiles } })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await unlessStalled(request, parts.next());
      if (done) return;
      yield value;
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_FILES_LIMIT') throw tooMany();
    if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') throw formTooLarge();
    throw incomplete();
  }
}

async function readFile(request: FastifyRequest, part: MultipartFile, rule: FileRule): Promise<Buffer> {
  const bytes = await unlessStalled(request, part.toBuffer()).catch(() => {
    throw incomplete();
  });
  if (part.file.truncated) throw rule.tooHeavy(part.filename);
  return bytes;
}

/**
 * The parser hangs on some malformed parts, such as large ones without Content-Disposition.
 * @throws AppError `invalid_input` when it neither reads nor ends
 */
function unlessStalled<Result>({ raw }: FastifyRequest, parsed: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = STALL_CHECKS;
    const timer = setInterval(() => {
      // A merely slow client is neither paused nor ended.
      left = raw.isPaused() || raw.readableEnded ? left - 1 : STALL_CHECKS;
      if (left > 0) return;
      clearInterval(timer);
      reject(incomplete());
    }, STALL_CHECK_MS);
    void parsed.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

const formTooLarge = () => errors.tooLarge('This form is too large to be sent at once.');
const incomplete = () => errors.invalid('The upload arrived incomplete. Please send it again.');
