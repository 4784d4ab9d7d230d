import { contactMessages } from '../contact/contact-messages.command';
import { removeDemoCommunity } from '../db/demo/remove-demo.command';
import { moderation } from '../safety/moderation.command';
import { reports } from '../safety/reports.command';
import type { Command } from './command';

/** By the name of their Nx target. */
export const commands: Readonly<Record<string, Command>> = {
  'contact-messages': contactMessages,
  moderation,
  'remove-demo': removeDemoCommunity,
  reports,
};
