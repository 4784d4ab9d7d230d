import { type IdentityDb, KeyStore } from '@aranya/identity';
import { type Command, CommandError, readArguments } from '../../platform/commands/command';

const USAGE = `give one of:
  list     the keys that are published, the one that signs first
  rotate   a new key, which signs in two hours
  replace  for keys that others may know: a new one signs at once, and all sessions' cookies and tokens are void`;

async function listKeys(store: KeyStore): Promise<string> {
  const keys = await store.list();
  return keys
    .map(
      ({ id, createdAt, signsFrom }, index) =>
        `${index === 0 ? 'signs    ' : 'published'}  ${id}  made ${createdAt.toISOString()}  signs from ${signsFrom.toISOString()}`,
    )
    .join('\n');
}

/** `npm run aranya -- sign-in-keys list | rotate | replace`: keys of local sign-in. Nodes read them within a minute. */
export const signInKeys: Command = (args) => {
  const { positionals } = readArguments(args, { allowPositionals: true });
  const [action = 'list', ...rest] = positionals;
  if (rest.length > 0 || !['list', 'rotate', 'replace'].includes(action)) throw new CommandError(USAGE);
  return async ({ db }) => {
    const store = new KeyStore(db.write satisfies IdentityDb);
    if (action === 'rotate') await store.rotate();
    if (action === 'replace') await store.replace();
    return listKeys(store);
  };
};
