import { type IdentityDb, KeyStore } from '@aranya/identity';
import { type Command, CommandError, readAction, readArguments } from '../../platform/commands/command';

export const help = `npm run aranya -- sign-in-keys [COMMAND]

  list     the keys that are published, the one that signs first
  rotate   a new key, which signs in two hours
  replace  for keys that others may know: a new one signs at once, and all sessions' cookies and tokens are void

Keys of local sign-in. Nodes read them within a minute. Without a command it lists them.

Example: npm run aranya -- sign-in-keys rotate`;

async function listKeys(store: KeyStore): Promise<string> {
  const keys = await store.list();
  return keys
    .map(
      ({ id, createdAt, signsFrom }, index) =>
        `${index === 0 ? 'signs    ' : 'published'}  ${id}  made ${createdAt.toISOString()}  signs from ${signsFrom.toISOString()}`,
    )
    .join('\n');
}

export const run: Command = (args) => {
  const { positionals } = readArguments(args, { allowPositionals: true });
  const [given = 'list', excess] = positionals;
  const action = readAction(given, ['list', 'rotate', 'replace']);
  if (excess !== undefined) throw new CommandError(`"${excess}" is one word too many.`);
  return async ({ db }) => {
    const store = new KeyStore(db.write satisfies IdentityDb);
    if (action === 'rotate') await store.rotate();
    if (action === 'replace') await store.replace();
    return listKeys(store);
  };
};
