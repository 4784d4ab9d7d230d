import { CommandError } from '../../platform/commands/command';

/** The file is no whole, undamaged backup, or not one that this version can read. `message` is for the operator. */
export class ArchiveError extends CommandError {}
