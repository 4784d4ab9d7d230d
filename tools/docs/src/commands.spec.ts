import { commandsIn, findCommandProblem, readCommands } from './commands';
import { howToRun } from './how-to-run';

test('reads commands from blocks, tables and sentences, without comments and settings', () => {
  const text = [
    '```sh',
    'npm ci && npm start   # everything',
    'WEB_PORT=80 npm run serve',
    'npm run \\',
    '  aranya -- reports',
    'cd elsewhere',
    '```',
    '| `npx nx run api:fuzz` | requests |',
    'Run `npm test`, not `npm`.',
  ].join('\n');
  expect(commandsIn(text)).toEqual([
    'npm ci',
    'npm start',
    'npm run serve',
    'npm run aranya -- reports',
    'npx nx run api:fuzz',
    'npm test',
  ]);
});

test.each([
  ['npm run serve', undefined],
  ['npm run served', 'package.json has no script served'],
  ['npx nx run api:fuzz', undefined],
  ['npx nx run api:fuzzy', 'api has no target fuzzy'],
  ['npx nx test api', undefined],
  ['npx nx test app', 'app has no target test'],
  ['npx nx affected -t lint types', 'no project has the target types'],
  ['npx nx run-many -t build -p web,apis', 'there is no project apis'],
  ['npx nx g @aranya/tools:species --name="A"', undefined],
  ['npx nx g @aranya/tools:specie', 'there is no generator @aranya/tools:specie'],
  ['npx nx g @aranya/tools:species --latin="A"', '@aranya/tools:species has no option latin'],
])('%s: %s', (command, problem) => expect(findCommandProblem(command)).toBe(problem));

const commands = readCommands();

test('there are commands', () => expect(commands.length).toBeGreaterThan(30));

test.each(commands.map(({ file, text }) => [file, text]))('%s: %s exists', (_file, text) => {
  expect(findCommandProblem(text)).toBeUndefined();
});

test('each command has one way to be run', () => {
  expect(commands.filter(({ text }) => howToRun(text) === undefined)).toEqual([]);
});
