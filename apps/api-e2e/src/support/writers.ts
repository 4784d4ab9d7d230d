import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiProcess } from './api-process';
import { type ApiAnswer, call, toForm, type Member } from './members';
import { readAnswer, readPages } from './retrying';

const RETRY_MS = 20;
const PAGE = 50;

export interface WriteCounts {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
}

/** Two connected members who post, and send each other messages, until they are stopped. */
export class Writers {
  private readonly acknowledged = new Set<string>();
  private count = 0;
  private running = false;
  private loops: Promise<void>[] = [];
  /** By status; 0 where the connection broke. */
  readonly failures: Record<number, number> = {};

  constructor(
    private readonly api: ApiProcess,
    private readonly pair: readonly [Member, Member],
    private readonly writers = 8,
  ) {}

  get acknowledgedCount(): number {
    return this.acknowledged.size;
  }

  start(): void {
    this.running = true;
    this.loops = Array.from({ length: this.writers }, (_, index) => this.write(index));
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.loops);
  }

  /** Writes without an acknowledgement are sent again with their client id. */
  private async write(index: number): Promise<void> {
    let text = '';
    let clientId = '';
    while (this.running && !this.api.isRemoved) {
      if (text === '') {
        text = `writer ${index} text ${(this.count += 1)}`;
        clientId = randomUUID();
      }
      const answer = await this.send(index, text, clientId).catch(() => null);
      if (answer?.status === 200) {
        this.acknowledged.add(text);
        text = '';
      } else {
        this.failures[answer?.status ?? 0] = (this.failures[answer?.status ?? 0] ?? 0) + 1;
        await sleep(RETRY_MS);
      }
    }
  }

  private send(index: number, text: string, clientId: string): Promise<ApiAnswer> {
    const [from, to] = index % 4 < 2 ? this.pair : [this.pair[1], this.pair[0]];
    const fields = { client_id: clientId };
    return index % 2 === 0
      ? call(this.api.url, '/api/post/add', from, toForm({ ...fields, content: text }))
      : call(this.api.url, '/api/messages/send', from, toForm({ ...fields, text, to_user_id: to.id }));
  }

  /** Reads everything back. */
  async check(): Promise<WriteCounts> {
    const times = new Map<string, number>();
    const found = [...(await this.posts()), ...(await this.messages())];
    for (const text of found) times.set(text, (times.get(text) ?? 0) + 1);
    return {
      acknowledged: this.acknowledged.size,
      lost: [...this.acknowledged].filter((text) => !times.has(text)),
      doubled: [...times].filter(([, count]) => count > 1).map(([text]) => text),
    };
  }

  private read(path: string, body?: Record<string, unknown>): Promise<ApiAnswer['body']> {
    return readAnswer(this.api, path, this.pair[0], body);
  }

  private posts(): Promise<string[]> {
    return readPages(async (cursor) => {
      const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const body = await this.read(`/api/post/feed?limit=${PAGE}${query}`);
      const posts = body['posts'] as { content: string }[];
      return [posts.map(({ content }) => content), body['next_cursor'] as string | null];
    });
  }

  private messages(): Promise<string[]> {
    return readPages(async (cursor) => {
      const page = cursor === null ? {} : { cursor };
      const body = await this.read('/api/messages/get', {
        to_user_id: this.pair[1].id,
        limit: PAGE,
        ...page,
      });
      const messages = body['messages'] as { text: string }[];
      return [messages.map(({ text }) => text), body['next_cursor'] as string | null];
    });
  }
}
