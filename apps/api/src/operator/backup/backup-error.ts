import { CommandError } from '../../platform/commands/command';

/** `message` is for the operator. */
export class ArchiveError extends CommandError {}
