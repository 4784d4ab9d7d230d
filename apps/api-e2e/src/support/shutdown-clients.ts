import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Member } from './members';

export interface ClientResult {
  answered: number;
  /** Answers with another status than 200. */
  refused: string[];
  /** Requests that got no whole answer. */
  broken: string[];
  /** The last answer announced the end of the connection. */
  toldToClose: boolean;
}

export interface Client {
  /** Grows while the client runs. */
  result: ClientResult;
  /** When an answer ended its connection, or it broke. */
  ended: Promise<void>;
}

/** Below the time for which a process that stops keeps idle connections. */
const thinkMs = () => Math.random() * 200;

type Send = (agent: Agent) => Promise<IncomingMessage>;

async function exchange(
  url: string,
  options: RequestOptions,
  body: readonly Buffer[],
  pauseMs: number,
): Promise<IncomingMessage> {
  const outgoing = request(url, options);
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (response: IncomingMessage) => {
      response
        .once('error', reject)
        .once('end', () => resolve(response))
        .resume();
    });
  });
  answer.catch(() => undefined);
  for (const part of body) {
    if (!outgoing.destroyed) outgoing.write(part);
    await sleep(pauseMs);
  }
  outgoing.end();
  return await answer;
}

const readData = (url: string, { headers }: Member): Send => {
  return (agent) => exchange(`${url}/api/user/data`, { agent, headers }, [], 0);
};

/** Keeps one connection busy: sends `first` once, then `next` again and again. */
function run(first: Send, next: Send): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const result: ClientResult = { answered: 0, refused: [], broken: [], toldToClose: false };
  async function loop(): Promise<void> {
    for (let send = first; !result.toldToClose; send = next) {
      const { statusCode, headers } = await send(agent);
      result.answered += 1;
      if (statusCode !== 200) result.refused.push(String(statusCode));
      result.toldToClose = headers.connection === 'close';
      await sleep(thinkMs());
    }
  }
  const ended = loop()
    .catch((error: NodeJS.ErrnoException) => void result.broken.push(error.code ?? error.message))
    .finally(() => agent.destroy());
  return { result, ended };
}

/** Small requests with up to 200 ms between them. */
export function startReader(url: string, member: Member): Client {
  return run(readData(url, member), readData(url, member));
}

/** Posts with a picture, each of which takes about `ms` milliseconds to send. */
export function startUploader(url: string, member: Member, picture: Buffer, ms: number): Client {
  const boundary = 'a-boundary';
  const part = (headers: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`);
  const form = Buffer.concat([
    part('name="content"'),
    Buffer.from('A tiger\r\n'),
    part('name="images"; filename="tiger.png"\r\nContent-Type: image/png'),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const size = Math.ceil(form.length / 10);
  const pieces = Array.from({ length: 10 }, (_, index) => form.subarray(index * size, (index + 1) * size));
  const send: Send = (agent) =>
    exchange(
      `${url}/api/post/add`,
      {
        agent,
        method: 'POST',
        headers: {
          ...member.headers,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': form.length,
        },
      },
      pieces,
      ms / pieces.length,
    );
  return run(readData(url, member), send);
}
