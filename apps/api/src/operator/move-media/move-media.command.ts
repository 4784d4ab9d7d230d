import { type Command, CommandError, readArguments } from '../../platform/commands/command';
import { MediaAway } from '../../platform/db/failures';
import { moveMedia } from './move-media';

const MAX_NAMED = 20;
const NO_MOVE =
  'Set MEDIA_URL to the new store and MEDIA_FALLBACK_URL to the one that is used now, restart the site, and run this again.';

const count = (files: number) => (files === 1 ? '1 picture' : `${files} pictures`);

export const help = `npm run aranya -- move-media [--verify]

Copies pictures from the store of MEDIA_FALLBACK_URL to that of MEDIA_URL, while the site runs. Run it until it copies nothing.

  --verify        also reads what is there already, and copies again what is damaged

Example: npm run aranya -- move-media --verify`;

export const run: Command = (args) => {
  const { values } = readArguments(args, { options: { verify: { type: 'boolean' } } });
  return async ({ db, media, mediaMove }) => {
    if (mediaMove === undefined) throw new CommandError(NO_MOVE);
    const { copied, alreadyThere, damaged } = await moveMedia({ db, media }, mediaMove, values).catch(
      (error: unknown) => {
        if (!(error instanceof MediaAway)) throw error;
        throw new CommandError('A store is not responding. Run this again: it continues where it stopped.');
      },
    );
    const sum = `${count(copied)} copied, ${alreadyThere} already there.`;
    if (damaged.length === 0) {
      return (
        `${sum}\nOnce all nodes run with both settings and this copies 0, remove MEDIA_FALLBACK_URL and restart them. ` +
        'Keep the old store until then.'
      );
    }
    const named = [...damaged.slice(0, MAX_NAMED), ...(damaged.length > MAX_NAMED ? ['…'] : [])].join('\n');
    throw new CommandError(`${sum}\nDamaged in the old store, and not copied: ${damaged.length}\n${named}`);
  };
};
