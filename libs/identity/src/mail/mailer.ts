import type { Transporter } from 'nodemailer';

const CONNECTION_TIMEOUT_MS = 10_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With which one request ends mails like this one (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** @throws MailNotSent */
  send(mail: Mail): Promise<void>;
  /** Whether the mail server can be reached and lets the site sign in. */
  isReady(): Promise<boolean>;
  close(): void;
}

export class MailNotSent extends Error {
  override name = 'MailNotSent';
}

export interface MailerSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; beyond this machine, `smtp:` needs STARTTLS. */
  smtpUrl: string;
  /** Such as `Club <hello@example.org>`, or an address after the site's name. */
  from: string | { address: string };
}

export const isThisMachine = (smtpUrl: URL): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(smtpUrl.hostname);

/** Tries once: the person sees a failure and can ask again. */
export function createMailer({ smtpUrl, from }: MailerSettings, siteName: () => string): Mailer {
  const url = new URL(smtpUrl);
  // The address's options override those beside it.
  if (!isThisMachine(url)) url.searchParams.set('requireTLS', 'true');
  let opened: Promise<Transporter> | undefined;
  /** With the first mail: the library takes 3 MB. */
  const open = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: url.href,
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        greetingTimeout: CONNECTION_TIMEOUT_MS,
        socketTimeout: CONNECTION_TIMEOUT_MS,
        // Typed text must not make the server read files or fetch addresses.
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    ));
  return {
    async send({ to, unsubscribeUrl, ...content }) {
      try {
        const transport = await open();
        await transport.sendMail({
          from: typeof from === 'string' ? from : { name: siteName(), ...from },
          // A string would be read as a list of recipients.
          to: { name: '', address: to },
          ...content,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (cause) {
        throw new MailNotSent('The mail server did not accept the mail.', { cause });
      }
    },
    isReady: async () => (await open()).verify().catch(() => false),
    close: () => void opened?.then((transport) => transport.close()),
  };
}
