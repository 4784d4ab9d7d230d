import { expect, type Page } from '@playwright/test';
import type { PictureFile } from './pictures';
import { newAccount, signUp } from './people';

/** A signed-in user in their own window. */
export interface Member {
  readonly page: Page;
  readonly name: string;
  readonly id: string;
  readonly call: (method: 'GET' | 'POST', path: string, body?: object | FormData) => Promise<unknown>;
}

/** Reads token and id from the page's own requests. */
export async function joinCommunity(page: Page, name: string, account = newAccount(name)): Promise<Member> {
  let token = '';
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization && request.url().includes('/api/')) token = authorization;
  });
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/user/data') && answer.ok());
  await signUp(page, account);
  const { user } = (await (await answered).json()) as { user: { _id: string } };

  const call: Member['call'] = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(new URL(path, page.url()), {
      method,
      headers: { authorization: token, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return answer.json();
  };
  return { page, name, id: user._id, call };
}

export async function connect(one: Member, other: Member): Promise<void> {
  await one.call('POST', '/api/user/connect', { id: other.id });
  await other.call('POST', '/api/user/accept', { id: one.id });
}

export async function sendMessage(
  from: Member,
  to: Member,
  text: string,
  picture?: PictureFile,
): Promise<void> {
  const form = new FormData();
  form.append('to_user_id', to.id);
  form.append('text', text);
  if (picture) {
    const { buffer, mimeType, name } = picture;
    form.append('image', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  }
  await from.call('POST', '/api/messages/send', form);
}
