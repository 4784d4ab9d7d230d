import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface S3Server {
  mediaUrl(bucket: string, prefix?: string): string;
  intercept(interception: Interception | null): void;
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

export function answerS3Error(response: ServerResponse, status: number, code: string): true {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Made up by a test</Message></Error>`,
  );
  return true;
}

/** Close it in afterAll. */
export async function startS3Server(buckets: readonly string[], givenPort = 0): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'aranya-s3-'));
  const options = {
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: buckets.map((name) => ({ name })),
  };
  const s3 = new S3rver(options);
  await s3.configureBuckets();
  const answerObject = s3.callback();
  // S3rver reads the signed path /bucket/ as /bucket, so buckets check the access key only.
  const answerBucket = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
  let interception: Interception | null = null;
  // S3rver shows half-written objects, unlike S3: requests for one object take turns.
  const last = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    if (interception?.(request, response)) return;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const before = last.get(path) ?? Promise.resolve();
    const ended = new Promise<void>((resolve) => response.once('close', resolve));
    const turn = before.then(() => ended);
    last.set(path, turn);
    void turn.then(() => last.get(path) === turn && last.delete(path));
    const answer = /^\/[^/]*\/?$/.test(path) ? answerBucket : answerObject;
    void before.then(() => answer(request, response));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(givenPort);
  const { port } = server.address() as AddressInfo;
  return {
    mediaUrl: (bucket, prefix = '') =>
      `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}&region=us-east-1&path-style=yes`,
    intercept: (given) => {
      interception = given;
    },
    pause: stop,
    resume: () => listen(port),
    close: async () => {
      if (server.listening) await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
