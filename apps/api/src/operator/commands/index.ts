import type { Command, LocalCommand } from '../../platform/commands/command';

/** A command loads its code when it is called, since the code of all takes longer than most of them run. */
type Loaded<Kind> = Readonly<Record<string, () => Promise<Kind>>>;

export const commands: Loaded<Command> = {
  accounts: async () => (await import('../../members/sign-in/accounts.command')).accounts,
  backup: async () => (await import('../backup/backup.command')).backupCommand,
  'contact-messages': async () =>
    (await import('../../public/contact/contact-messages.command')).contactMessages,
  moderation: async () => (await import('../../moderation/safety/moderation.command')).moderation,
  'move-media': async () => (await import('../move-media/move-media.command')).moveMediaCommand,
  'remove-demo': async () => (await import('../demo/remove-demo.command')).removeDemoCommunity,
  reports: async () => (await import('../../moderation/safety/reports.command')).reports,
  roles: async () => (await import('../../moderation/admin/roles.command')).roles,
  'sign-in-keys': async () => (await import('../../members/sign-in/sign-in-keys.command')).signInKeys,
  'species-photos': async () =>
    (await import('../../moderation/species-photos/species-photos.command')).speciesPhotos,
};

export const localCommands: Loaded<LocalCommand> = {
  backup: async () => (await import('../backup/backup.command')).verifyCommand,
  restore: async () => (await import('../backup/restore.command')).restoreCommand,
};
