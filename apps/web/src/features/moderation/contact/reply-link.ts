import type { ContactMessage } from '@aranya/contracts';
import { siteName } from '../../../lib/settings';

const MAX_QUOTED = 1200;

/** Opens the admin's own mail program with the message quoted. */
export function replyLink({
  name,
  email,
  message,
}: Pick<ContactMessage, 'name' | 'email' | 'message'>): string {
  const quoted = message
    .slice(0, MAX_QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Dear ${name},\r\n\r\n\r\n\r\nYou wrote:\r\n${quoted}`;
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(`Your message to ${siteName()}`)}&body=${encodeURIComponent(body)}`;
}
