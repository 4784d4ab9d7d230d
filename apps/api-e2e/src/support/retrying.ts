import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process';
import { type ApiAnswer, call, type Member } from './members';

const MAX_READ_RETRIES = 3;

/** Asks once more after an answer that asks for it. @throws Error for another refusal */
export async function readAnswer(
  api: ApiProcess,
  path: string,
  as: Member,
  body?: Record<string, unknown>,
): Promise<ApiAnswer['body']> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await call(api.url, path, as, body);
    if (answer.status === 200) return answer.body;
    if (answer.status !== 503 || attempt === MAX_READ_RETRIES)
      throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    await sleep(1_000);
  }
}

/** All pages of a list. */
export async function readPages<Item>(
  read: (cursor: string | null) => Promise<[Item[], string | null]>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const [items, next]: [Item[], string | null] = await read(cursor);
    all.push(...items);
    cursor = next;
  } while (cursor !== null);
  return all;
}
