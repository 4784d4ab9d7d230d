import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { type ApiProcess } from './api-process';
import { call, toForm, type Member } from './members';

const RETRY_MS = 50;
const RETRY_LIMIT_MS = 60_000;
const SIDE = 40;

interface PublicPicture {
  path: string;
  hash: string;
}

interface PrivatePicture {
  messageId: string;
  hash: string;
}

async function newPicture(): Promise<Blob> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const png = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}

/**
 * Two connected members who publish pictures and send them to each other, and readers who fetch them meanwhile. What a
 * process that ends leaves unanswered is asked again.
 */
export class PictureClients {
  readonly published: PublicPicture[] = [];
  readonly sent: PrivatePicture[] = [];
  /** Answers that no client should see, such as a picture that is gone or has other bytes. */
  readonly faults: string[] = [];
  readCount = 0;
  private running = false;
  private loops: Promise<void>[] = [];

  constructor(
    private readonly api: ApiProcess,
    private readonly pair: readonly [Member, Member],
  ) {}

  get count(): number {
    return this.published.length + this.sent.length;
  }

  start(): void {
    this.running = true;
    const reader = async () => {
      const picture = this.published[Math.floor(Math.random() * this.published.length)];
      if (picture === undefined) await sleep(RETRY_MS);
      else await this.read(picture);
    };
    const works = [() => this.publish(), () => this.send(), reader, reader];
    this.loops = works.map(async (work) => {
      while (this.running && !this.api.isRemoved) await work();
    });
    // `stop` rejects with what ended one of them.
    for (const loop of this.loops) loop.catch(() => (this.running = false));
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.loops);
  }

  /** Fetches each picture that was ever acknowledged. @returns how many */
  async check(): Promise<number> {
    for (const picture of this.published) await this.read(picture);
    for (const { messageId, hash } of this.sent) await this.compare(await this.findAddress(messageId), hash);
    return this.count;
  }

  /** While the process restarts, connections break and calls answer 503. @throws Error after the limit */
  private async again<Result>(work: () => Promise<Result | null>): Promise<Result> {
    const start = performance.now();
    for (;;) {
      const result = await work().catch(() => null);
      if (result !== null) return result;
      if (performance.now() - start > RETRY_LIMIT_MS) throw new Error('The API did not come back');
      await sleep(RETRY_MS);
    }
  }

  private upload(path: string, fields: Record<string, string>, field: string, picture: Blob) {
    const form = { ...fields, client_id: randomUUID() };
    return this.again(async () => {
      const body = toForm(form);
      body.set(field, picture, 'picture.png');
      const answer = await call(this.api.url, path, this.pair[0], body);
      if (answer.status === 200) return answer.body;
      if (answer.status !== 503) this.faults.push(`${path} answered ${answer.status}`);
      return null;
    });
  }

  private async publish(): Promise<void> {
    const { post } = await this.upload('/api/post/add', { content: '' }, 'images', await newPicture());
    const [path = ''] = (post as { image_urls: string[] }).image_urls;
    this.published.push({ path, hash: /[0-9a-f]{64}/.exec(path)?.[0] ?? '' });
  }

  private async send(): Promise<void> {
    const fields = { to_user_id: this.pair[1].id, text: '' };
    const body = await this.upload('/api/messages/send', fields, 'image', await newPicture());
    const { _id, media_url } = body['message'] as { _id: string; media_url: string };
    const bytes = await this.fetch(media_url);
    if (bytes === null) this.faults.push(`${media_url} is missing`);
    else this.sent.push({ messageId: _id, hash: sha256(bytes) });
  }

  private async read({ path, hash }: PublicPicture): Promise<void> {
    await this.compare(path, hash);
    this.readCount += 1;
  }

  private async compare(path: string, hash: string): Promise<void> {
    const bytes = await this.fetch(path);
    if (bytes === null || sha256(bytes) !== hash) this.faults.push(`${path} is missing or differs`);
  }

  private fetch(path: string): Promise<Buffer | null> {
    return this.again(async () => {
      const response = await fetch(`${this.api.url}${path}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status === 503) return null;
      if (response.status !== 200) this.faults.push(`${path} answered ${response.status}`);
      return [response.status === 200 ? bytes : null] as const;
    }).then(([bytes]) => bytes);
  }

  /** Signed addresses expire: the chat gives new ones. */
  private async findAddress(messageId: string): Promise<string> {
    let cursor: string | null = null;
    do {
      const query: Record<string, unknown> = { to_user_id: this.pair[1].id, limit: 50 };
      if (cursor !== null) query['cursor'] = cursor;
      const { body } = await call(this.api.url, '/api/messages/get', this.pair[0], query);
      const messages = body['messages'] as { _id: string; media_url: string }[];
      const found = messages.find(({ _id }) => _id === messageId);
      if (found) return found.media_url;
      cursor = body['next_cursor'] as string | null;
    } while (cursor !== null);
    throw new Error(`The message ${messageId} is gone`);
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
