import { harmless, indented } from '../common/terminal-text';
import type { ContactMessage } from './contact.repository';

/** Messages as they are printed. What people wrote is indented, so that no message can look like the next one. */
export function textOfMessages(messages: readonly ContactMessage[]): string {
  return messages
    .map(({ name, email, message, createdAt }) => {
      const head = `${createdAt.toISOString()}  ${harmless(name)} <${harmless(email)}>`;
      return [head, ...indented(message)].join('\n');
    })
    .join('\n\n');
}

/** The line that stands before them. */
export function summaryOf(shown: number, total: number): string {
  if (total === 0) return 'No messages yet.';
  if (shown === total) return total === 1 ? '1 message.' : `${total} messages, newest first.`;
  return `The newest ${shown} of ${total} messages. --limit=${total} shows all.`;
}
