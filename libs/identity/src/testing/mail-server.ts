import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  readonly url: string;
  urlWith(user: string, password: string): string;
  readonly mails: string[];
  readonly recipients: string[];
  logins: number;
  /** Refuses every recipient while true. */
  refuse: boolean;
  close(): Promise<void>;
}

/** A real SMTP server on a free local port, without TLS. */
export async function startMailServer(login?: { user: string; password: string }): Promise<TestMailServer> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      started.logins += 1;
      const isRight = username === login?.user && password === login?.password;
      if (isRight) done(null, { user: username });
      else done(new Error('Wrong user or password'));
    },
    onRcptTo: ({ address }, _session, done) => {
      if (started.refuse) {
        done(new Error('No such mailbox'));
        return;
      }
      recipients.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      text(stream).then(
        (raw) => {
          mails.push(raw);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const started: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    urlWith: (user, password) =>
      `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    mails,
    recipients,
    logins: 0,
    refuse: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return started;
}
