import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RawConnection {
  socket: Socket;
  /** Everything received. */
  received: () => string;
  /** Resolves when the server has closed the connection. */
  closed: Promise<void>;
  /** By ECONNRESET or the like. */
  wasReset: () => boolean;
}

/** A connection that sends exactly what it is told. */
export async function openSocket(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let received = '';
  let reset = false;
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => (reset = true));
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  await new Promise<void>((done) => socket.once('connect', () => done()));
  return { socket, received: () => received, closed, wasReset: () => reset };
}

/** Reads answers with a Content-Length, or none. */
export function parseAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers['content-length'] ?? 0);
    answers.push({
      status: Number(first.split(' ')[1]),
      headers,
      body: rest.slice(end + 4, end + 4 + length),
    });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
