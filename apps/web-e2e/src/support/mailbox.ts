import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A real SMTP server of this machine, and what the site sent by it. */
export interface Mailbox {
  readonly settings: Record<string, string>;
  /** Waits for the latest mail to the address whose subject matches. */
  latest(to: string, subject: RegExp): Promise<string>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then(
        ({ subject = '', text = '' }) => {
          mails.push(...envelope.rcptTo.map(({ address }) => ({ to: address, subject, text })));
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
  const find = (to: string, subject: RegExp) =>
    mails.findLast((mail) => mail.to === to && subject.test(mail.subject));
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Aranya <hello@example.org>' },
    latest: async (to, subject) => {
      await expect.poll(() => find(to, subject)?.text ?? '', { message: `a mail ${subject}` }).not.toBe('');
      return find(to, subject)?.text ?? '';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
