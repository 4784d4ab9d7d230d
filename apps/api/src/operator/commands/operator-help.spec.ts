import { CommandError } from '../../platform/commands/command';
import { commands } from './';
import { readWords } from './operator-help';

const names = Object.keys(commands);

test.each([[[]], [['help']], [['--help']], [['-h']], [['help', 'help']]])(
  '%j lists every command with its meaning',
  async (words) => {
    const line = await readWords(words);
    const list = 'help' in line ? line.help : '';
    for (const [name, { about }] of Object.entries(commands))
      expect(list).toMatch(new RegExp(`${name} +${about}`));
  },
);

test.each(names)('%s tells how it is used, and does nothing else', async (name) => {
  const module = await commands[name]?.load();
  for (const words of [
    [name, 'help'],
    [name, '--help'],
    [name, 'x', '-h'],
    ['help', name],
    ['--help', name],
  ])
    expect(await readWords(words)).toEqual({ help: module?.help });
  const [usage, ...more] = (module?.help ?? '').split('\n');
  expect(usage).toMatch(new RegExp(`^npm run (aranya -- )?${name}\\b`));
  expect(more.at(-1)).toMatch(new RegExp(`^Example: npm run (aranya -- )?${name}\\b`));
});

test.each(names)('%s refuses an option that it does not have', async (name) => {
  const { run, runLocal } = (await commands[name]?.load()) ?? {};
  expect(() => runLocal?.(['x', '--nonsense']) ?? run?.(['x', '--nonsense'])).toThrow(CommandError);
  expect(() => runLocal?.(['x', '--nonsense']) ?? run?.(['x', '--nonsense'])).toThrow(/--nonsense/);
});

test.each([
  ['reprots', /^There is no command "reprots"\. Did you mean reports\? There are accounts, backup, /],
  ['rolse', /Did you mean roles\?/],
  ['messages', /Did you mean contact-messages\?/],
  ['constructor', /^There is no command "constructor"\. There are accounts, /],
])('%s is refused with what is close and what there is', async (name, error) => {
  expect(await readWords([name])).toEqual({ error: expect.stringMatching(error) as string });
});

test('a command gets its words', async () => {
  expect(await readWords(['roles', 'set', '@asha', 'admin'])).toMatchObject({
    name: 'roles',
    args: ['set', '@asha', 'admin'],
  });
});
