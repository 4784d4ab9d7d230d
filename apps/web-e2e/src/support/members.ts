import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newAccount } from './people';
import type { PictureFile } from './pictures';
import { openSession } from './sessions';

/** A signed-in user in their own window. */
export interface Member {
  readonly page: Page;
  readonly name: string;
  readonly id: string;
  readonly username: string;
  readonly call: (method: 'GET' | 'POST', path: string, body?: object | FormData) => Promise<unknown>;
}

/** Signs the window in, which shows nothing yet. */
export async function joinCommunity(
  page: Page,
  siteUrl: string,
  name: string,
  account = newAccount(name),
): Promise<Member> {
  const authorization = await openSession(page.context(), siteUrl, account);
  const call: Member['call'] = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(new URL(path, siteUrl), {
      method,
      headers: { authorization, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return answer.json();
  };
  const { user } = (await call('GET', '/api/user/data')) as { user: { _id: string; username: string } };
  return { page, name, id: user._id, username: user.username, call };
}

export async function connect(one: Member, other: Member): Promise<void> {
  await one.call('POST', '/api/user/connect', { id: other.id });
  await other.call('POST', '/api/user/accept', { id: one.id });
}

/** Opens a screen, and waits for the stream that tells it what happens elsewhere. */
export async function openLive(page: Page, address: string): Promise<void> {
  const live = page.waitForResponse((answer) =>
    (answer.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await page.goto(address);
  await live;
}

export const follow = (one: Member, other: Member) => one.call('POST', '/api/user/follow', { id: other.id });

export function toForm(
  fields: Record<string, string | object>,
  pictures: Record<string, PictureFile[]> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [field, files] of Object.entries(pictures))
    for (const { buffer, mimeType, name } of files)
      form.append(field, new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  return form;
}

export async function sendMessage(
  from: Member,
  to: Member,
  text: string,
  picture?: PictureFile,
): Promise<void> {
  const pictures = { image: picture ? [picture] : [] };
  await from.call('POST', '/api/messages/send', toForm({ to_user_id: to.id, text }, pictures));
}

interface PostParts {
  pictures?: PictureFile[];
  licence?: 'all_rights_reserved' | 'cc_by' | 'cc_by_sa' | 'cc0';
  alt?: string;
  /** Slugs. */
  species?: string[];
  park?: string;
}

/** @returns the id of the post */
export async function addPost(
  author: Member,
  content: string,
  {
    pictures = [],
    licence = 'all_rights_reserved',
    alt = '',
    species,
    park = 'kanha-national-park',
  }: PostParts = {},
): Promise<string> {
  const described = {
    image_alts: pictures.map(() => alt),
    image_licences: pictures.map(() => licence),
  };
  const sighting = {
    species: species?.map((each) => ({ species: each, count: 1 })),
    place: { kind: 'park', park },
    seen_on: new Date().toISOString().slice(0, 10),
  };
  const fields = { content, ...(pictures.length > 0 && described), ...(species && { sighting }) };
  const { post } = (await author.call('POST', '/api/post/add', toForm(fields, { images: pictures }))) as {
    post: { _id: string };
  };
  return post._id;
}

/** @returns the id of the comment */
export async function addComment(author: Member, postId: string, content: string): Promise<string> {
  const body = { postId, content, client_id: randomUUID() };
  const { comment } = (await author.call('POST', '/api/comments/add', body)) as { comment: { _id: string } };
  return comment._id;
}
