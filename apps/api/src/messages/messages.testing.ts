import type { Message } from '@aranya/contracts';
import { blocks, connections, events, messages } from '../platform/db/schema';
import {
  type CastName,
  createTestApp,
  forWholeSpec,
  seedConnection,
  type TestApp,
  type TestAppOptions,
} from '../testing';

export interface Sending {
  text?: string;
  client_id?: string;
  image?: Buffer;
  image_alt?: string;
  type?: string;
}

export interface ChatAnswer {
  success: true;
  messages: Message[];
  next_cursor: string | null;
  user: { _id: string; full_name: string } | null;
  can_write: boolean;
}

export interface MessagesApi extends TestApp {
  post(
    as: CastName | null,
    to: string,
    sending: Sending,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  send(as: CastName, to: CastName, sending: Sending | string): Promise<Message>;
  chat(as: CastName, other: string, more?: { cursor?: string; limit?: number }): Promise<ChatAnswer>;
  idOf(name: string): string;
  reset(): Promise<void>;
}

export async function startMessagesApi(options?: TestAppOptions): Promise<MessagesApi> {
  const api = await createTestApp(options);
  const idOf = (name: string) => api.ids[name as CastName] ?? name;

  const post: MessagesApi['post'] = async (as, to, { image, type = 'image/png', ...fields }) => {
    const form = new FormData();
    form.append('to_user_id', idOf(to));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (image) form.append('image', new Blob([new Uint8Array(image)], { type }), 'picture.png');
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/messages/send',
      headers: as === null ? {} : { authorization: `Bearer ${api.tokenFor(as)}` },
      payload: form,
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  return {
    ...api,
    idOf,
    post,
    send: async (as, to, sending) => {
      const { status, body } = await post(as, to, typeof sending === 'string' ? { text: sending } : sending);
      if (status !== 200) throw new Error(`Sending was answered ${status}: ${JSON.stringify(body)}`);
      return body['message'] as Message;
    },
    chat: async (as, other, more = {}) => {
      const answer = await api.call(as, 'POST', '/api/messages/get', { to_user_id: idOf(other), ...more });
      if (answer.statusCode !== 200) throw new Error(`The chat was answered ${answer.body}`);
      return answer.json<ChatAnswer>();
    },
    reset: async () => {
      for (const table of [blocks, connections, messages, events]) await api.db.write.delete(table);
      await seedConnection(api.db.write, api.ids.asha, api.ids.bikram);
      await seedConnection(api.db.write, api.ids.asha, api.ids.chitra);
    },
  };
}

export function useMessagesApi(options?: TestAppOptions): MessagesApi {
  const api = forWholeSpec(() => startMessagesApi(options));
  beforeEach(() => api.reset());
  return api;
}

export const messageTexts = (list: readonly Message[]) => list.map(({ text }) => text);
