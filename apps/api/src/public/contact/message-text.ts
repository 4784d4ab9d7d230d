import { indent, sanitize } from '../../platform/common/terminal-text';
import type { StoredContactMessage } from './contact.repository';

export function formatMessages(messages: readonly StoredContactMessage[]): string {
  return messages
    .map(({ id, name, email, message, createdAt }) => {
      const head = `${createdAt.toISOString()}  ${sanitize(name)} <${sanitize(email)}>`;
      return [head, id, ...indent(message)].join('\n');
    })
    .join('\n\n');
}

export function contactSummary(shown: number, total: number): string {
  if (total === 0) return 'No messages yet.';
  if (shown === total) return total === 1 ? '1 message.' : `${total} messages, newest first.`;
  return `The newest ${shown} of ${total} messages. --limit=${total} shows all.`;
}
