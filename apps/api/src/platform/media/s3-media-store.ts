import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { MediaAway } from '../db/failures';
import {
  assertMediaType,
  createProbe,
  isMediaKey,
  type ListableMediaStore,
  MediaFull,
  readMediaType,
} from './media-store';
import type { S3MediaPlace } from './media-url';

/** Some providers charge for each probe. */
const PROBE_MS = 15_000;
const PROBE_KEY = '.probe';
const CONNECT_TIMEOUT_MS = 2_000;
/** Until the answer begins: a picture has a few megabytes. */
const ANSWER_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;
/** A slow reader keeps one all the while. */
const MAX_SOCKETS = 512;
const FULL = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull', 'ServiceQuotaExceededException'];

export interface S3MediaStore extends ListableMediaStore {
  /** Null if it works or does not answer; otherwise a sentence for the operator. */
  findMisconfiguration(): Promise<string | null>;
}

/** Credentials come from the SDK's default chain. Objects are stored and removed whole. */
export function createS3MediaStore({
  bucket,
  prefix,
  endpoint,
  region,
  pathStyle,
}: S3MediaPlace): S3MediaStore {
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(region === undefined ? {} : { region }),
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: ANSWER_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
    },
  });
  const object = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  const probe = async () => {
    const bytes = Buffer.from('Written by Aranya to see whether this bucket can be written to.');
    await client.send(new PutObjectCommand({ ...object(PROBE_KEY), Body: bytes, ContentType: 'text/plain' }));
    const { Body } = await client.send(new GetObjectCommand(object(PROBE_KEY)));
    return Body !== undefined && bytes.equals(await Body.transformToByteArray());
  };

  return {
    async put(key, bytes, type) {
      assertMediaType(key, type);
      const command = new PutObjectCommand({
        ...object(key),
        Body: bytes,
        ContentType: type,
        ContentLength: bytes.length,
      });
      await client.send(command).catch(fail);
    },

    async get(key) {
      const type = readMediaType(key);
      const found = await client.send(new GetObjectCommand(object(key))).catch(nullWhenMissing);
      if (found === null) return null;
      if (!(found.Body instanceof Readable) || found.ContentLength === undefined) {
        throw new MediaAway(new Error('The answer has no body or no length'));
      }
      return { stream: found.Body, size: found.ContentLength, type };
    },

    async stat(key) {
      const type = readMediaType(key);
      const found = await client.send(new HeadObjectCommand(object(key))).catch(nullWhenMissing);
      return found && { size: found.ContentLength ?? 0, type };
    },

    async remove(key) {
      readMediaType(key);
      await client.send(new DeleteObjectCommand(object(key))).catch(nullWhenMissing);
    },

    check: createProbe(probe, PROBE_MS),

    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', Size = 0, LastModified } of Contents) {
            const key = Key.slice(prefix.length);
            if (isMediaKey(key) && LastModified) yield { key, size: Size, putAt: LastModified };
          }
        }
      } catch (error) {
        fail(error);
      }
    },

    removeUnfinished: () => Promise.resolve(),

    findMisconfiguration: () => findMisconfiguration(client, bucket),
  };
}

async function findMisconfiguration(client: S3Client, bucket: string): Promise<string | null> {
  if ((await client.config.region().catch(() => '')) === '') {
    return 'it names no region, and AWS_REGION is not set';
  }
  const isThere = await client.config.credentials().then(
    () => true,
    () => false,
  );
  if (!isThere) return 'there are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  const refusal = await client.send(new HeadBucketCommand({ Bucket: bucket })).then(
    () => undefined,
    (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined),
  );
  if (refusal === 404) return `there is no bucket ${bucket}`;
  if (refusal === 301) return `the bucket ${bucket} is in another region`;
  if (refusal === 400 || refusal === 401 || refusal === 403) {
    return `the credentials, or their rights, do not open the bucket ${bucket}`;
  }
  return null;
}

function fail(error: unknown): never {
  const isFull =
    error instanceof S3ServiceException &&
    (error.$metadata.httpStatusCode === 507 || FULL.includes(error.name));
  throw isFull ? new MediaFull(error) : new MediaAway(error);
}

/** HEAD answers cannot tell a missing bucket from a missing key; `check` can. */
function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound'))
    return null;
  return fail(error);
}
