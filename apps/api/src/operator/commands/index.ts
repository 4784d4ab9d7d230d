import type { CommandModule } from '../../platform/commands/command';

interface NamedCommand {
  /** For the list of all commands. */
  about: string;
  /** Loaded when called, since all the code takes longer to load than most commands run. */
  load: () => Promise<CommandModule>;
}

export type Commands = Readonly<Record<string, NamedCommand>>;

export const commands: Commands = {
  accounts: {
    about: 'reset links, and addresses confirmed by hand',
    load: () => import('../../members/sign-in/accounts.command'),
  },
  backup: {
    about: 'writes everything into one file while the site runs, or verifies such a file',
    load: () => import('../backup/backup.command'),
  },
  'contact-messages': {
    about: 'prints or deletes messages of the Contact Us form',
    load: () => import('../../public/contact/contact-messages.command'),
  },
  corrections: {
    about: 'prints the corrections of facts that editors accepted',
    load: () => import('../../members/corrections/corrections.command'),
  },
  'darwin-core': {
    about: 'writes sightings under a licence as an archive for GBIF',
    load: () => import('../../posts/darwin-core/darwin-core.command'),
  },
  'import-taxa': {
    about: 'brings in names of animals from a Darwin Core file, or takes them out again',
    load: () => import('../import-taxa/import-taxa.command'),
  },
  moderation: {
    about: 'hides, removes and restores content, suspends members, reads the log',
    load: () => import('../../moderation/safety/moderation.command'),
  },
  'move-media': {
    about: 'copies pictures from MEDIA_FALLBACK_URL to MEDIA_URL',
    load: () => import('../move-media/move-media.command'),
  },
  'remove-demo': {
    about: 'removes the demo community with all that is its own',
    load: () => import('../demo/remove-demo.command'),
  },
  reports: {
    about: 'lists, shows and closes reports of members',
    load: () => import('../../moderation/safety/reports.command'),
  },
  restore: {
    about: 'puts a backup into an empty installation',
    load: () => import('../backup/restore.command'),
  },
  roles: {
    about: 'lists moderators and admins, and gives roles',
    load: () => import('../../moderation/admin/roles.command'),
  },
  'sign-in-keys': {
    about: 'lists, rotates or replaces the keys of local sign-in',
    load: () => import('../../members/sign-in/sign-in-keys.command'),
  },
  'species-photos': {
    about: 'chooses pictures of members for the pages of species',
    load: () => import('../../moderation/species-photos/species-photos.command'),
  },
  'vapid-keys': {
    about: 'makes the pair of keys for Web Push, by which browsers tell of notifications',
    load: () => import('../../notifications/push/vapid-keys.command'),
  },
};
