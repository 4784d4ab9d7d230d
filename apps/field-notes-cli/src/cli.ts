import { parseArgs } from 'node:util';
import { follow } from './follow';
import { post } from './post';
import { type Exit, exits, Problem } from './problem';
import { signIn } from './sign-in';
import { unwrapBody, createSite, type Site } from './site';
import { bold, hint, plain, say, type Terminal } from './terminal';
import { timeText } from './time-text';
import { createTokenFile, type TokenFile } from './token-file';

const HELP = `field-notes: post to an Aranya site and follow it, from a terminal

  field-notes sign-in                    sign in with a code, in any browser
  field-notes post "text" [--picture=FILE]... [--alt=TEXT]... [--species=NAME]... [--seen-on=YYYY-MM-DD]
                                         NAME is a common or scientific name, or a slug such as bengal-tiger;
                                         it was seen today, by this computer's clock, unless --seen-on says another day
  field-notes feed [--limit=N]           the newest posts of people you follow or are connected with, and your own;
                                         everybody's while you follow nobody
  field-notes follow [--count=N]         events as they happen; Ctrl-C ends it, or N events after "ready".
                                         Your own posts, comments and likes give no event
  field-notes whoami                     who is signed in
  field-notes sign-out                   forget the session on this computer

  --site=ADDRESS   the site; FIELD_NOTES_SITE or http://localhost:4200 unless given
  --help, help     this text

Results go to standard output, everything else to standard error. Exit codes: 0 done, 1 failed, 2 wrong arguments,
3 not signed in. NO_COLOR is respected. Sessions are kept in $XDG_CONFIG_HOME/field-notes, or ~/.config/field-notes.
Scripts take an access token of your account from FIELD_NOTES_TOKEN instead.
`;

const options = {
  site: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  picture: { type: 'string', multiple: true },
  alt: { type: 'string', multiple: true },
  species: { type: 'string', multiple: true },
  'seen-on': { type: 'string' },
  limit: { type: 'string' },
  count: { type: 'string' },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message} See field-notes --help.`, exits.usage);
  }
}

type Values = ReturnType<typeof read>['values'];

function siteAddress(given: string): string {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new Problem(`"${given}" is not an address such as https://aranya.example.`, exits.usage);
  return new URL(given).origin;
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem(`--${name} needs a whole number from 1.`, exits.usage);
  return Number(text);
}

interface Context {
  site: Site;
  tokens: TokenFile;
  terminal: Terminal;
  values: Values;
  words: string[];
}

async function showFeed({ site, terminal, values }: Context): Promise<void> {
  const limit = wholeNumber('limit', values.limit) ?? 10;
  const { posts } = unwrapBody(await (await site.client()).posts.feed({ query: { limit } }));
  for (const post of posts) {
    const { user, content, images } = post;
    const pictures = images.map(({ alt }) => `[${plain(alt) || 'picture'}]`).join(' ');
    say(terminal, `${bold(terminal, plain(user.full_name))} ${timeText(post)}`);
    say(terminal, `${[plain(content), pictures].filter(Boolean).join('\n')}\n`);
  }
}

async function showPerson({ site, terminal }: Context): Promise<void> {
  const { user } = unwrapBody(await (await site.client()).users.getData());
  const username = user.username ? ` @${user.username}` : '';
  say(terminal, `${plain(user.full_name)}${username} at ${site.address}`);
}

async function startSession({ site, tokens, terminal }: Context): Promise<void> {
  const { auth } = await site.settings();
  const session = await signIn(auth, ({ url, code }) => {
    hint(terminal, `Open ${url}\nand confirm the code ${code}`);
  });
  await tokens.save(site.address, session);
  hint(terminal, `Signed in at ${site.address}.`);
}

const commands: Record<string, (context: Context) => Promise<void>> = {
  'sign-in': startSession,
  'sign-out': async ({ site, tokens, terminal }) => {
    const had = await tokens.remove(site.address);
    hint(terminal, had ? `Signed out of ${site.address}.` : `Nobody was signed in at ${site.address}.`);
  },
  whoami: showPerson,
  feed: showFeed,
  follow: ({ site, terminal, values }) => {
    const count = wholeNumber('count', values.count);
    // Without a count, a signal is the only end; other commands have work left and die of it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(exits.done));
    return follow(site, terminal, count);
  },
  post: ({ site, terminal, values, words }) =>
    post(site, terminal, {
      text: words.join(' '),
      pictures: values.picture ?? [],
      alts: values.alt ?? [],
      species: values.species ?? [],
      seenOn: values['seen-on'],
    }),
};

export async function run(args: string[], terminal: Terminal): Promise<Exit> {
  try {
    const { values, positionals } = read(args);
    const [name, ...words] = positionals;
    if (values.help || name === 'help') {
      say(terminal, HELP);
      return exits.done;
    }
    const command = name === undefined ? undefined : commands[name];
    if (command === undefined) {
      const what = name === undefined ? 'Give a command.' : `There is no command "${name}".`;
      throw new Problem(`${what} See field-notes --help.`, exits.usage);
    }
    const tokens = createTokenFile(terminal.env);
    const address = siteAddress(values.site ?? (terminal.env['FIELD_NOTES_SITE'] || 'http://localhost:4200'));
    const site = createSite(address, tokens, terminal.env['FIELD_NOTES_TOKEN']);
    await command({ site, tokens, terminal, values, words });
    return exits.done;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    hint(terminal, error.message);
    return error.exit;
  }
}
