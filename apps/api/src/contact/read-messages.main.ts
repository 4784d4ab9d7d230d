import { readLimit, readOptions, runCommand } from '../command';
import { createContactRepository } from './contact.repository';
import { summaryOf, textOfMessages } from './message-text';

// Prints the messages of the Contact Us form: npx nx run api:contact-messages [--limit=50]

await runCommand(
  () => readLimit(readOptions({ limit: { type: 'string' } }).limit),
  async ({ db }, limit) => {
    const { messages, total } = await createContactRepository(db).newest(limit);
    console.log([summaryOf(messages.length, total), textOfMessages(messages)].filter(Boolean).join('\n\n'));
  },
);
