import type { ContactMessage } from './contact.repository';

// A terminal takes control characters for commands, and marks of direction turn text around.
const UNSAFE = /[^\P{C}\n\t\u200c\u200d]/gu;

/** What a stranger wrote, harmless to a terminal. */
function harmless(text: string): string {
  return text.replace(UNSAFE, '�');
}

/** Messages as they are printed. What people wrote is indented, so that no message can look like the next one. */
export function textOfMessages(messages: readonly ContactMessage[]): string {
  return messages
    .map(({ name, email, message, createdAt }) => {
      const head = `${createdAt.toISOString()}  ${harmless(name)} <${harmless(email)}>`;
      const lines = harmless(message).split('\n');
      return [head, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
    })
    .join('\n\n');
}

/** The line that stands before them. */
export function summaryOf(shown: number, total: number): string {
  if (total === 0) return 'No messages yet.';
  if (shown === total) return total === 1 ? '1 message.' : `${total} messages, newest first.`;
  return `The newest ${shown} of ${total} messages. --limit=${total} shows all.`;
}
