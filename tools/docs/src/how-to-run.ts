/** A command runs to its end, until it is ready, until it is refused, or not at all. */
export type How = { as: string; until?: RegExp; refusal?: RegExp } | { not: string };

type Rule = readonly [pattern: RegExp, how: (command: string) => How];

const asIs = (command: string): How => ({ as: command });
const generatorHelp = (command: string): How => ({ as: `${command.replace(/ --.*$/, '')} --help` });
const help = (command: string): How => ({ as: `${command.split(' ').slice(0, 3).join(' ')} --help` });
const until =
  (ready: RegExp) =>
  (command: string): How => ({ as: command, until: ready });
const refused =
  (refusal: RegExp) =>
  (command: string): How => ({ as: command, refusal });
const not = (reason: string) => (): How => ({ not: reason });
const minutes = 'A measurement of minutes, which its own report keeps.';

const inTheCopy = (command: string): How => ({
  as: `${command.includes('restore') ? 'DATA_DIR=.restored ' : ''}${command}`
    .replace(/\/(?:mnt\/disk|var\/backups\/aranya)/, 'backups')
    .replace(/backups\/NAME\.tar/, 'backups/aranya.tar'),
});

/** The first that matches decides. A new kind of command needs its line here. */
const rules: readonly Rule[] = [
  [/^npm (ci|install)\b/, not('The copy shares the installed packages; CI installs them.')],
  [/^npm start\b/, until(/Ready\. Ctrl-C ends it\./)],
  [/^npm run serve\b/, until(/Ready at/)],
  [/^npm test -- --projects/, asIs],
  [/^npm (test|run test)\b/, not('It is the whole test, or a long one.')],
  [/^npm run restore(?: -- FILE)?$/, refused(/Name the file of one backup|FILE/)],
  [/^npm run (backup|restore)\b/, inTheCopy],
  [/^npm run aranya -- move-media/, refused(/MEDIA_FALLBACK_URL/)],
  [/^npm run aranya -- roles set/, refused(/There is no member @/)],
  [/^npm run aranya -- \S+ --\w+=ID/, refused(/"ID"/)],
  [
    /^npm run aranya -- (contact-messages|reports|moderation|species-photos|roles|accounts|sign-in-keys|remove-demo|vapid-keys)\b/,
    asIs,
  ],
  [/^npm run build\b/, asIs],
  [/^npm (run|audit|pack)\b/, not('It needs the registry, or a server of its own.')],
  [/^npx nx g\b/, generatorHelp],
  [/^npx nx release .*--dry-run/, asIs],
  [/^npx nx (graph|release|reset|report|show)\b/, help],
  [/^npx nx (run supply:audit|audit supply)/, not('It asks the registry.')],
  [/^npx nx run (wildlife-data:(check|docs)|artwork:|contracts:compare)/, asIs],
  [/^npx nx run wildlife-data:import-track/, refused(/Imports one animal of a Movebank export/)],
  [/^npx nx run wildlife-data:import-towns/, refused(/FOLDER\/cities\.json/)],
  [/^npx nx run bench:/, not(minutes)],
  [
    /^npx nx run (tools:e2e-generators|workspace:affected|docs:commands|api:fuzz)/,
    not('A long test of its own.'),
  ],
  [/^npx nx run (deploy:|\S*image)/, not('It builds or tries the image and has a test of its own.')],
  [/^npx nx run photos:/, not('It asks Wikimedia Commons.')],
  [/^npx nx run contracts:record-release/, not('It replaces the record of the last release.')],
  [/^npx nx run api:(fake-|s3-server)/, until(/http:\/\//)],
  [/^npx nx serve /, until(/http:\/\/|listening|ready/i)],
  [/^npx nx e2e\b/, not('Browser tests run in npm test.')],
  [/^npx nx test( api)?$/, not('It runs in npm test.')],
  [/^npx nx affected\b/, asIs],
  [/^npx nx (build|test|lint|typecheck|run-many)\b/, asIs],
  [/^npx prettier\b/, (command) => ({ as: command.replace('--write .', '--check CONTRIBUTING.md') })],
  [
    /^npx (jest|playwright|eslint|tsc|tsx)\b/,
    (command) => ({ as: `${command.split(' ').slice(0, 2).join(' ')} --version` }),
  ],
  [/^npx /, not('It is not part of the workspace.')],
];

export const howToRun = (command: string): How | undefined =>
  rules.find(([pattern]) => pattern.test(command))?.[1](command);
