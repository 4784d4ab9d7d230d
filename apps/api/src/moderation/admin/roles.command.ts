import { idSchema, type Role, roleSchema, roles as knownRoles, teamRoles } from '@aranya/contracts';
import { findUserId } from '../../people/users.repository';
import {
  type Command,
  type CommandContext,
  CommandError,
  readAction,
  readArguments,
} from '../../platform/commands/command';
import { sanitize } from '../../platform/common/terminal-text';
import { createAct, readReason } from '../safety/moderation-options';
import { hasAdmin, listTeam, setRole, roleNames } from './roles';

export const help = `npm run aranya -- roles [COMMAND]

  list                               who are editors, moderators and admins
  set USER ROLE                      ROLE is one of ${knownRoles.join(', ')}

USER is an id or @username. Moderators look after reports, content and members; admins also after roles and the messages of
the contact form. Roles count at once, on all nodes. --by=NAME names who does it in the moderation log, --reason=TEXT says
why. This command can name an admin at any time; the site itself keeps the last one from leaving. Without a command it lists.

Example: npm run aranya -- roles set @asha moderator --reason="Knows our birds"`;

const seeHelp = 'npm run aranya -- roles help shows all commands.';

function readRole(given: string | undefined): Role {
  const role = roleSchema.safeParse(given);
  if (role.success) return role.data;
  throw new CommandError(`"${given ?? ''}" is no role: give one of ${knownRoles.join(', ')}. ${seeHelp}`);
}

function readUser(given: string | undefined): { username: string } | { id: string } {
  if (given?.startsWith('@')) return { username: given.slice(1).toLowerCase() };
  const id = idSchema.safeParse(given);
  if (id.success) return { id: id.data };
  throw new CommandError(`"${given ?? ''}" is no member: give an id or @username. ${seeHelp}`);
}

async function findId({ db }: CommandContext, user: ReturnType<typeof readUser>): Promise<string> {
  if ('id' in user) return user.id;
  const id = await findUserId(db.write, user.username);
  if (id === null) throw new CommandError(`There is no member @${user.username}.`);
  return id;
}

async function list({ db }: CommandContext): Promise<string> {
  const team = await listTeam(db.read);
  if (team.length === 0)
    return 'Nobody has a role yet. Name the first admin: npm run aranya -- roles set @username admin';
  const lines = team.map(({ id, fullName, username, role, since }) => {
    const name = username === null ? '' : ` (@${username})`;
    return `${role.padEnd(9)}  ${id}  ${sanitize(fullName)}${name}, since ${since.toISOString()}`;
  });
  const empty = teamRoles.filter((name) => !team.some(({ role }) => role === name));
  return [...lines, ...empty.map((role) => `${role.padEnd(9)}  nobody`)].join('\n');
}

export const run: Command = (args) => {
  const { values, positionals } = readArguments(args, {
    options: { by: { type: 'string' }, reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [given = 'list', ...rest] = positionals;
  const name = readAction(given, ['list', 'set']);
  const excess = rest[name === 'set' ? 2 : 0];
  if (excess !== undefined) throw new CommandError(`"${excess}" is one word too many. ${seeHelp}`);
  if (name === 'list') return list;

  const user = readUser(rest[0]);
  const role = readRole(rest[1]);
  const reason = readReason(values.reason, false);
  return async (context) => {
    const act = createAct(context, { by: values.by, reason });
    const id = await findId(context, user);
    const outcome = await context.db.write.transaction((tx) => setRole(tx, id, role, act));
    if (outcome === 'missing') throw new CommandError(`There is no member ${id}.`);
    if (outcome === 'unchanged') return `They are ${roleNames[role]} already.`;
    const warning = (await hasAdmin(context.db.write)) ? '' : '\nThere is no admin now.';
    return `They are ${roleNames[role]} now.${warning}`;
  };
};
