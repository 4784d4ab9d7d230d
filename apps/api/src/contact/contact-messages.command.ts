import { type Command, readArguments, readLimit } from '../commands/command';
import { createContactRepository } from './contact.repository';
import { summaryOf, textOfMessages } from './message-text';

/** Prints the messages of the Contact Us form: npx nx run api:contact-messages [--limit=50] */
export const contactMessages: Command = (args) => {
  const limit = readLimit(readArguments(args, { options: { limit: { type: 'string' } } }).values.limit);
  return async ({ db }) => {
    const { messages, total } = await createContactRepository(db).newest(limit);
    return [summaryOf(messages.length, total), textOfMessages(messages)].filter(Boolean).join('\n\n');
  };
};
