import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process';
import { call, toForm, type Member } from './members';

const RETRY_MS = 50;

/** The texts of messages in an event stream, without a frame that is not whole. */
const readTexts = (received: string): string[] =>
  received
    .split('\n\n')
    .slice(0, -1)
    .flatMap((frame) => {
      const [, data = '{}'] = /^data: (.*)$/m.exec(frame) ?? [];
      const { type, text } = JSON.parse(data) as { type?: string; text?: string };
      return type === 'message' && text !== undefined ? [text] : [];
    });

/** A member's event stream on one node, and on the next after the last event when it breaks. */
export class NodeStream {
  private received = '';
  /** Streams that were opened. */
  opened = 0;
  private readonly stopping = new AbortController();
  private readonly reading: Promise<void>;

  constructor(
    private readonly nodes: readonly ApiProcess[],
    private readonly member: Member,
    private node = 0,
  ) {
    this.reading = this.follow();
  }

  get texts(): string[] {
    return readTexts(this.received);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.reading;
  }

  private async follow(): Promise<void> {
    for (; !this.stopping.signal.aborted; this.node += 1) {
      await this.read().catch(() => undefined);
      this.received = this.received.slice(0, this.received.lastIndexOf('\n\n') + 2);
      await sleep(RETRY_MS);
    }
  }

  private async read(): Promise<void> {
    const { url } = this.nodes[this.node % this.nodes.length] as ApiProcess;
    const last = [...this.received.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1];
    const response = await fetch(`${url}/api/messages/${this.member.id}`, {
      headers: { ...this.member.headers, ...(last === undefined ? {} : { 'last-event-id': last }) },
      signal: this.stopping.signal,
    });
    if (response.status !== 200) return;
    this.opened += 1;
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      this.received += decoder.decode(chunk as Uint8Array, { stream: true });
  }
}

/** Sends messages through the nodes in turn, one after the other; again with its client id what got no answer. */
export class NodeSender {
  /** In the order of their acknowledgement. */
  readonly acknowledged: string[] = [];
  /** By status: answers that were neither 200 nor 503. */
  readonly errors: Record<number, number> = {};
  private node = 0;
  private running = true;

  constructor(
    private readonly nodes: readonly ApiProcess[],
    private readonly from: Member,
    private readonly to: Member,
  ) {}

  async send(text: string): Promise<void> {
    const fields = { client_id: randomUUID(), text, to_user_id: this.to.id };
    for (;;) {
      const { url } = this.nodes[(this.node += 1) % this.nodes.length] as ApiProcess;
      const answer = await call(url, '/api/messages/send', this.from, toForm(fields)).catch(() => null);
      if (answer?.status === 200) return void this.acknowledged.push(text);
      if (answer !== null && answer.status !== 503)
        this.errors[answer.status] = (this.errors[answer.status] ?? 0) + 1;
      await sleep(RETRY_MS);
    }
  }

  async sendUntilStopped(): Promise<void> {
    for (let n = 0; this.running; n += 1) await this.send(`${this.from.name} ${n}`);
  }

  stop(): void {
    this.running = false;
  }
}
