import { accounts } from '../../members/sign-in/accounts.command';
import { signInKeys } from '../../members/sign-in/sign-in-keys.command';
import { roles } from '../../moderation/admin/roles.command';
import { moderation } from '../../moderation/safety/moderation.command';
import { reports } from '../../moderation/safety/reports.command';
import { speciesPhotos } from '../../moderation/species-photos/species-photos.command';
import type { Command, LocalCommand } from '../../platform/commands/command';
import { contactMessages } from '../../public/contact/contact-messages.command';
import { backupCommand, verifyCommand } from '../backup/backup.command';
import { restoreCommand } from '../backup/restore.command';
import { removeDemoCommunity } from '../demo/remove-demo.command';
import { moveMediaCommand } from '../move-media/move-media.command';

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

export const localCommands: Readonly<Record<string, LocalCommand>> = {
  backup: verifyCommand,
  restore: restoreCommand,
};
