/**
 * Small, because each mutant loads all specs of its group.
 * @typedef {{ folders: string[], mutate: string[], specs: RegExp, project?: string, database?: boolean }}
 * Group
 */

/** @type {Record<string, Group>} */
module.exports.groups = {
  games: {
    folders: ['apps/web/src/features/games', 'apps/web/src/features/tracker'],
    mutate: ['apps/web/src/features/{games,tracker}/**/*.rules.ts'],
    specs: /\.rules\.spec\.ts$/,
  },
  contracts: {
    folders: ['libs/contracts/src', 'libs/openapi/src'],
    mutate: [
      'libs/contracts/src/**/*.ts',
      // Compared with the release.
      '!libs/contracts/src/**/*.contract.ts',
      // Checked by the API.
      '!libs/contracts/src/{admin,appeals}/*.ts',
    ],
    specs: /(contracts\/.*|openapi|released)\.spec\.ts$/,
  },
  'place-check': {
    folders: ['libs/wildlife-data/src/place-check', 'libs/wildlife-data/src/sensitive-places'],
    mutate: [
      'libs/wildlife-data/src/{place-check,sensitive-places}/*.ts',
      // Lists and forms of records.
      '!libs/wildlife-data/src/place-check/{park,species}-names.ts',
      '!libs/wildlife-data/src/sensitive-places/*.schema.ts',
    ],
    // Random texts take too long.
    specs: /\/(?!properties|linear-time)[^/]*\.spec\.ts$/,
  },
  rules: {
    folders: ['libs/wildlife-data/src/rules'],
    mutate: ['libs/wildlife-data/src/rules/*.ts'],
    specs: /\.spec\.ts$/,
  },
  catalogue: {
    folders: ['libs/wildlife-data/src'],
    mutate: [
      'libs/wildlife-data/src/{lookups,text,where-and-when,life-list,photos}/*.ts',
      // Lists and forms of records.
      '!libs/wildlife-data/src/**/{regions,*.schema}.ts',
    ],
    specs: /(lookups|text|where-and-when|life-list|photos)\/[^/]*\.spec\.ts$/,
  },
  measured: {
    folders: ['libs/wildlife-data/src/measured'],
    mutate: [
      'libs/wildlife-data/src/measured/*.ts',
      // Records and their form.
      '!libs/wildlife-data/src/measured/{licences,pause-meanings,measured-animals,measured-tracks,load-measured-track,*.schema}.ts',
    ],
    specs: /\.spec\.ts$/,
  },
  policies: {
    folders: ['apps/api/src', 'apps/api/tests'],
    mutate: ['apps/api/src/**/*.policy.ts'],
    specs: /(\.policy|security\/policies)\.spec\.ts$/,
  },
  passwords: {
    folders: ['libs/identity/src/accounts'],
    mutate: ['libs/identity/src/accounts/{password-*,breached-passwords,account-forms}.ts'],
    specs: /accounts\/(password-.*|breached-passwords|account-forms)\.spec\.ts$/,
  },
  'sign-in-limits': {
    folders: ['libs/identity/src/interaction'],
    mutate: ['libs/identity/src/interaction/{sign-in-limits,rate-limiter,account-waits}.ts'],
    specs: /sign-in-limits\.spec\.ts$/,
    project: 'libs/identity',
    database: true,
  },
  'sign-in': {
    folders: ['libs/identity/src/interaction', 'libs/identity/src/mailed'],
    mutate: ['libs/identity/src/interaction/{interaction-routes,outcome,password-flow}.ts'],
    specs: /(interaction-routes|outcome|too-many-attempts|known-browsers|mailed)\.spec\.ts$/,
    project: 'libs/identity',
    database: true,
  },
};
