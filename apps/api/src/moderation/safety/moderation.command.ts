import { idSchema, profilePictureParts, profileTextParts, type ReportSubject } from '@aranya/contracts';
import { findUserId } from '../../people/users.repository';
import {
  type Command,
  type CommandContext,
  CommandError,
  readAction,
  readArguments,
  readLimit,
} from '../../platform/commands/command';
import { deleteComment, hideComment, unhideComment } from './moderate-comments';
import { deleteMessage, deletePost, hidePost, unhidePost } from './moderate-content';
import { liftSuspension, removeProfilePicture, removeProfileText, suspendUser } from './moderate-users';
import { type Act, type ModerationOutcome, readLog } from './moderation-log';
import { createAct, readEnd, readParts, readReason } from './moderation-options';
import { removeCommentForNow, removePost } from './remove-content';
import { removeMessage, restoreMessage } from './remove-message';
import { textOfLog } from './review-text';

export const help = `npm run aranya -- moderation COMMAND

  hide-post POST --reason=TEXT       nobody but the author sees the post, and nobody its pictures; the author
                                     reads the reason
  unhide-post POST                   everybody sees it again
  remove-post POST --reason=TEXT     hidden, and deleted in 30 days unless it is restored; so are comments and messages
  restore-post POST
  delete-post POST --reason=TEXT     for ever, with its pictures
  hide-comment COMMENT --reason=TEXT nobody but the author sees the comment; the author reads the reason
  unhide-comment COMMENT             everybody sees it again
  remove-comment COMMENT --reason=TEXT
  restore-comment COMMENT
  delete-comment COMMENT --reason=TEXT
                                     for ever; its answers stay
  delete-message MESSAGE --reason=TEXT
  remove-message MESSAGE --reason=TEXT
  restore-message MESSAGE
  suspend USER --reason=TEXT [--until=2027-01-31 | --days=14]
                                     without an end unless one is given; the member reads reason and end
  lift USER                          ends a suspension
  remove-text USER --part=${profileTextParts.join(',')} --reason=TEXT
  remove-picture USER --part=${profilePictureParts.join(',')} --reason=TEXT
  log [SUBJECT] [--limit=50]         what was done, of one post, comment, message, user or report, or of all

POST, COMMENT and MESSAGE are ids, USER is an id or @username. --by=NAME names who does it in the log; otherwise the user of the
operating system. Reports: npm run aranya -- reports. What reports have copied stays when a post or message is deleted.

Example: npm run aranya -- moderation suspend @asha --days=7 --reason="Shares places of nests"`;

const options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  until: { type: 'string' },
  days: { type: 'string' },
  part: { type: 'string' },
  limit: { type: 'string' },
} as const;

type Values = ReturnType<typeof readArguments<{ options: typeof options }>>['values'];

interface Action {
  subject: ReportSubject;
  takes?: readonly (keyof Values)[];
  needsReason: boolean;
  prepare(values: Values): (context: CommandContext, id: string, act: Act) => Promise<ModerationOutcome>;
  done: string;
  unchanged?: string;
}

const actions: Record<string, Action> = {
  'hide-post': {
    subject: 'post',
    needsReason: true,
    prepare: () => hidePost,
    done: 'The post is hidden.',
    unchanged: 'The post is already hidden, for the same reason.',
  },
  'unhide-post': {
    subject: 'post',
    needsReason: false,
    prepare: () => unhidePost,
    done: 'The post can be seen again.',
    unchanged: 'The post was not hidden.',
  },
  'delete-post': {
    subject: 'post',
    needsReason: true,
    prepare: () => deletePost,
    done: 'The post was deleted.',
  },
  'hide-comment': {
    subject: 'comment',
    needsReason: true,
    prepare: () => hideComment,
    done: 'The comment is hidden.',
    unchanged: 'The comment is already hidden, for the same reason.',
  },
  'unhide-comment': {
    subject: 'comment',
    needsReason: false,
    prepare: () => unhideComment,
    done: 'The comment can be seen again.',
    unchanged: 'The comment was not hidden.',
  },
  'delete-comment': {
    subject: 'comment',
    needsReason: true,
    prepare: () => deleteComment,
    done: 'The comment was deleted.',
  },
  'delete-message': {
    subject: 'message',
    needsReason: true,
    prepare: () => deleteMessage,
    done: 'The message was deleted.',
  },
  suspend: {
    subject: 'user',
    takes: ['until', 'days'],
    needsReason: true,
    prepare: (values) => {
      const end = readEnd(values, new Date());
      return (context, id, act) => suspendUser(context, id, end, act);
    },
    done: 'The member is suspended.',
    unchanged: 'The member is already suspended, for the same reason.',
  },
  lift: {
    subject: 'user',
    needsReason: false,
    prepare: () => liftSuspension,
    done: 'The suspension is lifted.',
    unchanged: 'The member was not suspended.',
  },
  'remove-text': {
    subject: 'user',
    takes: ['part'],
    needsReason: true,
    prepare: ({ part }) => {
      const parts = readParts(part, profileTextParts);
      return (context, id, act) => removeProfileText(context, id, parts, act);
    },
    done: 'The text was removed.',
    unchanged: 'There was no such text.',
  },
  'remove-picture': {
    subject: 'user',
    takes: ['part'],
    needsReason: true,
    prepare: ({ part }) => {
      const parts = readParts(part, profilePictureParts);
      return (context, id, act) => removeProfilePicture(context, id, parts, act);
    },
    done: 'The picture was removed.',
    unchanged: 'There was no such picture.',
  },
};

const kinds = {
  post: { remove: removePost, restore: unhidePost },
  comment: { remove: removeCommentForNow, restore: unhideComment },
  message: { remove: removeMessage, restore: restoreMessage },
} as const;

for (const [kind, { remove, restore }] of Object.entries(kinds)) {
  const subject = kind as keyof typeof kinds;
  actions[`remove-${kind}`] = {
    subject,
    needsReason: true,
    prepare: () => remove,
    done: `The ${kind} is removed. It can be restored for 30 days.`,
    unchanged: `The ${kind} was removed already.`,
  };
  actions[`restore-${kind}`] = {
    subject,
    needsReason: false,
    prepare: () => restore,
    done: `The ${kind} is restored.`,
    unchanged: `The ${kind} was not removed.`,
  };
}

const seeHelp = 'npm run aranya -- moderation help shows all commands.';

function assertOnly(values: Values, allowed: readonly string[], name: string): void {
  const other = Object.keys(values).find((option) => !allowed.includes(option));
  if (other !== undefined) throw new CommandError(`${name} takes no --${other}. ${seeHelp}`);
}

function readId(given: string | undefined, what: string): string {
  const id = idSchema.safeParse(given);
  if (id.success) return id.data;
  throw new CommandError(
    given === undefined ? `Give the id of the ${what}. ${seeHelp}` : `"${given}" is no id of a ${what}.`,
  );
}

async function findMember({ db }: CommandContext, username: string): Promise<string> {
  const id = await findUserId(db.write, username);
  if (id === null) throw new CommandError(`There is no member @${username}.`);
  return id;
}

export const run: Command = (args) => {
  const { values, positionals } = readArguments(args, { options, allowPositionals: true });
  const [given, subject, ...rest] = positionals;
  const name = readAction(given, [...Object.keys(actions), 'log']);
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is one word too many. ${seeHelp}`);
  const action = actions[name];
  if (action === undefined) return log(values, subject);

  assertOnly(values, ['reason', 'by', ...(action.takes ?? [])], name);
  const username =
    action.subject === 'user' && subject?.startsWith('@') ? subject.slice(1).toLowerCase() : undefined;
  const id = username === undefined ? readId(subject, action.subject) : undefined;
  const reason = readReason(values.reason, action.needsReason);
  const perform = action.prepare(values);
  return async (context) => {
    const act = createAct(context, { by: values.by, reason });
    const outcome = await perform(context, id ?? (await findMember(context, username ?? '')), act);
    if (outcome === 'missing') throw new CommandError(`There is no ${action.subject} ${subject}.`);
    return outcome === 'done' ? action.done : (action.unchanged ?? action.done);
  };
};

function log(values: Values, subject: string | undefined): ReturnType<Command> {
  assertOnly(values, ['limit'], 'log');
  const limit = readLimit(values.limit);
  const subjectId = subject === undefined ? undefined : readId(subject, 'subject');
  return async ({ db }) => {
    const { entries, total } = await readLog(db.read, { limit, subjectId });
    return textOfLog(entries, total);
  };
}
