import { idSchema } from '@aranya/contracts';
import { type Command, CommandError, readArguments, readLimit } from '../../platform/commands/command';
import { createContactRepository } from './contact.repository';
import { summaryOf, textOfMessages } from './message-text';

/**
 * Prints or deletes messages of the Contact Us form:
 * npm run aranya -- contact-messages [--limit=50], or --delete=ID
 */
export const contactMessages: Command = (args) => {
  const { values } = readArguments(args, {
    options: { limit: { type: 'string' }, delete: { type: 'string' } },
  });
  if (values.delete !== undefined) return deleteMessage(values.delete, values.limit);
  const limit = readLimit(values.limit);
  return async ({ db }) => {
    const { messages, total } = await createContactRepository(db).newest(limit);
    return [summaryOf(messages.length, total), textOfMessages(messages)].filter(Boolean).join('\n\n');
  };
};

function deleteMessage(given: string, limit: string | undefined): ReturnType<Command> {
  if (limit !== undefined) throw new CommandError('--limit goes without --delete.');
  const id = idSchema.safeParse(given);
  if (!id.success) throw new CommandError(`"${given}" is no id of a message.`);
  return async ({ db }) => {
    if (!(await createContactRepository(db).remove(id.data)))
      throw new CommandError(`There is no message ${given}.`);
    return 'The message was deleted.';
  };
}
