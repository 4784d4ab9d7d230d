/** How `docs:commands` runs a command: as it is, with other words, until it says that it is ready, or not at all. */
export type How = { as: string } | { until: RegExp; as: string } | { not: string };

type Rule = readonly [pattern: RegExp, how: (command: string) => How];

const asIs = (command: string): How => ({ as: command });
const withHelp = (command: string): How => ({ as: `${command.replace(/ (?:-- ?|--\w).*$/, '')} -- help` });
const generatorHelp = (command: string): How => ({ as: `${command.replace(/ --.*$/, '')} --help` });
const until =
  (ready: RegExp) =>
  (command: string): How => ({ as: command, until: ready });
const not = (reason: string) => (): How => ({ not: reason });

/** The first that matches decides. A new kind of command needs its line here. */
const rules: readonly Rule[] = [
  [/^npm (ci|install)\b/, not('The copy shares the installed packages; CI installs them.')],
  [/^npm start\b/, until(/Ready\. Ctrl-C ends it\./)],
  [/^npm run serve\b/, until(/"?site"?|listening|4200/i)],
  [/^npm test -- --projects/, asIs],
  [/^npm (test|run test)\b/, not('It is the whole test, or a long part of it.')],
  [/^npm run (backup|restore)\b/, not('The tests of the backup run it, with an archive of their own.')],
  [/^npm run build\b/, asIs],
  [/^npm (run|audit|pack)\b/, not('It needs the registry, or a server of its own.')],
  [/^npx nx g\b/, generatorHelp],
  [
    /^npx nx (graph|release|reset|report|show)\b/,
    (command) => ({ as: `${command.split(' ').slice(0, 3).join(' ')} --help` }),
  ],
  [
    /^npx nx (run )?(api:(contact-messages|reports|moderation|species-photos|roles|accounts|audit)\b|api:remove-demo)/,
    withHelp,
  ],
  [/^npx nx (run )?(api:vapid-keys|supply:audit|wildlife-data:(check|docs))/, asIs],
  [/^npx nx run bench:/, not('A measurement of minutes, which its own report keeps.')],
  [
    /^npx nx run (tools:e2e-generators|workspace:affected|docs:commands|api:fuzz)/,
    not('A long test of its own.'),
  ],
  [/^npx nx run (deploy:|\S*image)/, not('It builds or tries the image and has a test of its own.')],
  [/^npx nx run photos:/, not('It asks Wikimedia Commons.')],
  [/^npx nx run wildlife-data:import-track/, withHelp],
  [/^npx nx run api:(fake-|s3-server)/, until(/http:\/\//)],
  [/^npx nx run /, not('It changes what is stored; the tests of its command run it.')],
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
