import type { FastifyInstance } from 'fastify';

const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** RFC 9116 advises less than a year. */
const VALID_MS = 90 * 86_400_000;

/** Says where to report vulnerabilities (RFC 9116); SECURITY.md says the rest. */
export function securityTxtRoute(app: FastifyInstance): void {
  const { env, clock } = app;
  app.get(SECURITY_TXT_PATH, (_request, reply) => {
    const lines = [
      `Contact: mailto:${env.contact.email}`,
      `Contact: ${env.siteUrl}/contact-us`,
      `Expires: ${new Date(clock().getTime() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${env.siteUrl}${SECURITY_TXT_PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
