import { roles } from '../admin/roles.command';
import { backupCommand, verifyCommand } from '../backup/backup.command';
import { restoreCommand } from '../backup/restore.command';
import { contactMessages } from '../contact/contact-messages.command';
import { removeDemoCommunity } from '../db/demo/remove-demo.command';
import { moveMediaCommand } from '../media/move-media.command';
import { moderation } from '../safety/moderation.command';
import { reports } from '../safety/reports.command';
import { signInKeys } from '../sign-in/sign-in-keys.command';
import { accounts } from '../sign-in/accounts.command';
import { speciesPhotos } from '../species-photos/species-photos.command';
import type { Command, LocalCommand } from './command';

/** By the name of their Nx target. */
export const commands: Readonly<Record<string, Command>> = {
  accounts,
  backup: backupCommand,
  'contact-messages': contactMessages,
  moderation,
  'move-media': moveMediaCommand,
  'remove-demo': removeDemoCommunity,
  reports,
  roles,
  'sign-in-keys': signInKeys,
  'species-photos': speciesPhotos,
};

/** Tried before {@link commands}. */
export const localCommands: Readonly<Record<string, LocalCommand>> = {
  backup: verifyCommand,
  restore: restoreCommand,
};
