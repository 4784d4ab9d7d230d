import { createAccountStore, createPasswordResets, HANDED_RESET_MINUTES, resetUrlOf } from '@aranya/identity';
import {
  type Command,
  type CommandContext,
  CommandError,
  readAction,
  readArguments,
} from '../../platform/commands/command';

export const help = `npm run aranya -- accounts COMMAND

  reset-link EMAIL       prints a link with which the owner of the account chooses a new password; it works once, for a day
  confirm EMAIL          says that the address belongs to the owner of the account, where no mail can

For accounts of local sign-in. With another provider (AUTH_ISSUER) its own tools do this.

Example: npm run aranya -- accounts reset-link member@example.org`;

const seeHelp = 'npm run aranya -- accounts help shows all commands.';

async function findAccount({ db }: CommandContext, email: string) {
  const account = await createAccountStore(db.write).findByEmail(email.trim().toLowerCase());
  if (account === undefined) throw new CommandError(`There is no account with the email ${email}.`);
  return account;
}

async function resetLink(context: CommandContext, email: string): Promise<string> {
  if (context.signInUrl === undefined)
    throw new CommandError('AUTH_ISSUER names another provider: reset passwords there.');
  const { id: accountId } = await findAccount(context, email);
  const resets = createPasswordResets(context.db.write);
  const token = await resets.create({ accountId, mailed: false }, HANDED_RESET_MINUTES);
  return `Give this link to the owner of the account alone. It works once, for a day:\n${resetUrlOf(context.signInUrl, token)}`;
}

async function confirm(context: CommandContext, email: string): Promise<string> {
  const account = await findAccount(context, email);
  if (account.emailVerifiedAt !== null) return 'The address is already confirmed.';
  await createAccountStore(context.db.write).confirmEmail(account.id);
  return 'The address is confirmed.';
}

const withEmail = { 'reset-link': resetLink, confirm };

export const run: Command = (args) => {
  const { positionals } = readArguments(args, { options: {}, allowPositionals: true });
  const [given, email, ...rest] = positionals;
  const run = withEmail[readAction(given, Object.keys(withEmail)) as keyof typeof withEmail];
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is one word too many. ${seeHelp}`);
  if (email === undefined) throw new CommandError(`Give the e-mail of the account. ${seeHelp}`);
  return (context) => run(context, email);
};
