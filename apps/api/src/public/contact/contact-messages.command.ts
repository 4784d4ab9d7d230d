import { idSchema } from '@aranya/contracts';
import { type Command, CommandError, readArguments, readLimit } from '../../platform/commands/command';
import { createContactRepository } from './contact.repository';
import { contactSummary, formatMessages } from './message-text';

export const help = `npm run aranya -- contact-messages [OPTIONS]

Prints messages of the Contact Us form, the newest first.

  --limit=50      so many at most
  --delete=ID     deletes one instead

Example: npm run aranya -- contact-messages --limit=5`;

export const run: Command = (args) => {
  const { values } = readArguments(args, {
    options: { limit: { type: 'string' }, delete: { type: 'string' } },
  });
  if (values.delete !== undefined) return deleteMessage(values.delete, values.limit);
  const limit = readLimit(values.limit);
  return async ({ db }) => {
    const { messages, total } = await createContactRepository(db).newest(limit);
    return [contactSummary(messages.length, total), formatMessages(messages)].filter(Boolean).join('\n\n');
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
