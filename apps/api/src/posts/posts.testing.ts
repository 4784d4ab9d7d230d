import { readdir, rm } from 'node:fs/promises';
import type { Post } from '@aranya/contracts';
import { notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { blocks, connections, follows, likes, media, postImages, posts, users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { createTestApp, forWholeSpec, type Member, type TestApp, type TestAppOptions } from '../testing';
import { createPostsRepository } from './posts.repository';

export type Caller = Member;

export interface PostsApi extends TestApp {
  clear(): Promise<void>;
}

export async function startPostsApi(options?: TestAppOptions): Promise<PostsApi> {
  const api = await createTestApp(options);
  return {
    ...api,
    clear: async () => {
      const { write } = api.db;
      for (const table of [blocks, follows, connections, posts]) await write.delete(table);
      await write.update(users).set({ profileMediaHash: null, coverMediaHash: null, issuerPicture: null });
      await write.delete(users).where(notInArray(users.id, Object.values(api.ids)));
      await write.delete(media);
      await rm(api.mediaFolder, { recursive: true, force: true });
    },
  };
}

export function usePostsApi(options?: TestAppOptions): PostsApi {
  const api = forWholeSpec(() => startPostsApi(options));
  beforeEach(() => api.clear());
  return api;
}

let lastMoment = 0;

/** Two posts in one millisecond would be in random order. */
function nextMoment(): Date {
  lastMoment = Math.max(lastMoment + 1, Date.now());
  return new Date(lastMoment);
}

/** Writes without a call. */
export function writePost(
  api: TestApp,
  who: Pick<Caller, 'id'>,
  content: string,
  createdAt = nextMoment(),
): Promise<string> {
  return createPostsRepository(api.db).insertPost({ authorId: who.id, content, pictures: [], createdAt });
}

export interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

export function colourPng(background = '#2a7f4f', width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export function postForm(fields: Record<string, string>, images: readonly SentFile[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'picture.png', type = 'image/png' } of images) {
    form.append('images', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

export interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
}

export async function sendPost(
  app: FastifyInstance,
  who: Pick<Caller, 'headers'>,
  fields: Record<string, string>,
  images: readonly SentFile[] = [],
): Promise<ApiAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/post/add',
    headers: who.headers,
    payload: postForm(fields, images),
  });
  return { status: answer.statusCode, body: answer.json() };
}

export async function publish(
  app: FastifyInstance,
  who: Pick<Caller, 'headers'>,
  fields: Record<string, string>,
  images: readonly SentFile[] = [],
): Promise<Post> {
  const { status, body } = await sendPost(app, who, fields, images);
  if (status !== 200) throw new Error(`Publishing was answered ${status}: ${JSON.stringify(body)}`);
  return body['post'] as Post;
}

export async function call(
  app: FastifyInstance,
  who: Pick<Caller, 'headers'>,
  url: string,
  payload?: Record<string, unknown>,
): Promise<ApiAnswer> {
  const answer = await app.inject(
    payload
      ? { method: 'POST', url, headers: who.headers, payload }
      : { method: 'GET', url, headers: who.headers },
  );
  return { status: answer.statusCode, body: answer.json() };
}

export interface FeedAnswer {
  success: true;
  posts: Post[];
  message: string;
  next_cursor: string | null;
}

export async function readFeed(
  app: FastifyInstance,
  who: Pick<Caller, 'headers'>,
  query: Record<string, string> = {},
): Promise<FeedAnswer> {
  const { status, body } = await call(app, who, `/api/post/feed?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`The feed was answered ${status}: ${JSON.stringify(body)}`);
  return body as unknown as FeedAnswer;
}

export async function countStored(db: Db, folder: string) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  );
  return {
    posts: await db.$count(posts),
    images: await db.$count(postImages),
    likes: await db.$count(likes),
    media: await db.$count(media),
    files: files.length,
  };
}
