import type { ContactMessage } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
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
  const body = `${m.admin_contact_dear({ name })}\r\n\r\n\r\n\r\n${m.admin_contact_wrote()}\r\n${quoted}`;
  const address = email.split('@').map(encodeURIComponent).join('@');
  const subject = m.admin_contact_subject({ site: siteName() });
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
