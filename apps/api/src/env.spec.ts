import { siteTexts } from '@aranya/wildlife-data';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type PublicSettings, publicSettingsSchema, type Site } from '@aranya/contracts';
import { EnvError, publicSettings, readEnv } from './env';
import { environmentSchema } from './platform/env/environment-schema';

const ROOT = '/srv/aranya';
const site: Site = {
  ...siteTexts,
  contact_email: 'hello@club.example',
  contact_phone: '',
  contact_address: '',
  asks_acceptance: false,
  age_question: 'none',
  tiles: { kind: 'installed' },
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source, ROOT);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

describe('readEnv', () => {
  it('has a default for everything, and ignores empty values', () => {
    const env = readEnv({ API_PORT: '', SITE_URL: ' ' }, ROOT);
    expect(env).toEqual(readEnv({}, ROOT));
    expect(env).toMatchObject({
      api: { host: 'localhost', port: 3333 },
      web: { serve: false, port: 4200, folder: '/srv/aranya/apps/web/build/client' },
      siteUrl: 'http://localhost:4200',
      corsOrigins: ['http://localhost:4200'],
      dataDir: '/srv/aranya/.data',
      mediaUrl: 'file:///srv/aranya/.data/media',
      auth: { issuer: 'http://localhost:3380/' },
      trustProxy: false,
      production: false,
    });
  });

  it('has the map tiles of OpenStreetMap, of a server that is named, or none but the terrain', () => {
    expect(readEnv({}, ROOT).tiles?.url).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(readEnv({ TILES_URL: 'none' }, ROOT).tiles).toBeNull();
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(readEnv({ TILES_URL: url, TILES_ATTRIBUTION: 'Us' }, ROOT).tiles).toEqual({
      url,
      attribution: 'Us',
      max_zoom: 19,
    });
  });

  it('derives URLs from the ports', () => {
    const env = readEnv({ WEB_PORT: '8080', IDENTITY_PORT: '8081' }, ROOT);
    expect(env.siteUrl).toBe('http://localhost:8080');
    expect(env.auth.issuer).toBe('http://localhost:8081/');
  });

  it('has local sign-in exactly without AUTH_ISSUER, in production below the site', () => {
    expect(readEnv({}, ROOT).signIn).toMatchObject({ url: 'http://localhost:3380/', port: 3380 });
    expect(readEnv({ AUTH_ISSUER: 'https://id.example/' }, ROOT).signIn).toBeUndefined();
    const env = readEnv({ NODE_ENV: 'production', SITE_URL: 'https://a.example' }, ROOT);
    expect(env.auth.issuer).toBe('https://a.example/identity/');
    expect(env.signIn).toMatchObject({ url: 'https://a.example/identity/', port: undefined });
  });

  it.each([
    [{ IDENTITY_URL: 'http://localhost:4200/' }, 'IDENTITY_URL is "http://localhost:4200/"'],
    [{ NODE_ENV: 'production', SITE_URL: 'http://a.example' }, 'SITE_URL is "http://a.example"'],
    [{ NODE_ENV: 'production', IDENTITY_URL: 'http://id.example/' }, 'IDENTITY_URL is "http://id.example/"'],
  ])('refuses local sign-in with %j', (source, problem) => {
    expect(problemsOf(source)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ['API_PORT', 'x', 'give a whole number from 0 to 65535'],
    ['WEB_PORT', '70000', 'give a whole number from 0 to 65535'],
    ['API_HOST', 'a b', 'give a host name or an address such as localhost'],
    ['SERVE_SITE', 'true', 'give yes or no'],
    ['SITE_URL', 'http://a.example/path', 'give an origin such as http://localhost:4200, without a path'],
    ['CORS_ORIGINS', 'http://a.example,b', 'give an origin such as http://localhost:4200, without a path'],
    [
      'AUTH_ISSUER',
      'http://localhost:3380',
      'give an address with a trailing slash, such as http://localhost:3380/',
    ],
    ['AUTH_AUDIENCE', 'api', 'give an http or https address'],
    ['AUTH_CLIENT_ID', 'a b', 'give 1 to 100 letters, digits, dots, dashes or underscores'],
    ['RATE_LIMIT_SCALE', '0', 'give a number from 0.1 to 1000000'],
    ['RATE_LIMIT_SCALE', 'fast', 'give a number from 0.1 to 1000000'],
    ['DEMO', 'maybe', 'give auto, yes or no'],
    ['LOG_LEVEL', 'loud', 'give trace, debug, info, warn, error, fatal or silent'],
    [
      'MEDIA_URL',
      '/srv/media',
      'give a folder such as file:///srv/aranya/media, or a bucket such as s3://bucket/prefix?region=eu-central-1',
    ],
    ['MEDIA_URL', 's3://B', 'a bucket has 3 to 63 small letters, digits, dots or dashes'],
    ['MEDIA_URL', 's3://bucket/a b', 'a prefix has letters, digits, dots, dashes and slashes'],
    ['MEDIA_URL', 's3://bucket?path-style=1', 'path-style is yes or no'],
    ['MEDIA_URL', 's3://bucket?region=EU', 'region is a name such as eu-central-1'],
    [
      'MEDIA_URL',
      's3://bucket?endpoint=s3.example.org',
      'endpoint is an address such as https://s3.example.org, without a path',
    ],
    [
      'MEDIA_FALLBACK_URL',
      's3://bucket?acl=public',
      'of the parameters endpoint, region, path-style each may stand once; "acl" is wrong',
    ],
    ['TILES_URL', 'https://tiles.example/', 'give an address with {z}, {x} and {y}, or none'],
    ['TRUST_PROXY', 'perhaps', 'give no, yes, a number of proxies, or a list of addresses'],
    ['NEWS_API_URL', 'newsapi.org', 'give an http or https address without a user'],
    ['NEWS_FEEDS', 'https://a.example/feed,b', 'give an http or https address without a user'],
    ['NEWS_MAX_RESULTS', '8', 'give a whole number from 9 to 9000'],
    ['NEWS_REFRESH_MINUTES', '0.5', 'give a whole number from 1 to 1440'],
    ['CONTACT_EMAIL', 'nobody', 'give an e-mail address'],
    ['SOCIAL_YOUTUBE', '#', 'give an http or https address'],
  ])('refuses %s=%s in one line', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name} is "${value}": ${sentence}`]);
  });

  it('shows examples of how to reach people on this machine, and nothing made up on a public site', () => {
    const given = { CONTACT_ADDRESS: 'Abohar', SOCIAL_YOUTUBE: 'https://video.example/' };
    const local = readEnv(given, ROOT);
    expect(local.contact).toEqual({
      email: 'hello@aranya.example',
      phone: '+91 20 5550 0100',
      address: 'Abohar',
    });
    const { contact, social } = publicSettings(
      readEnv({ ...given, SITE_URL: 'https://a.example' }, ROOT),
      site,
    );
    expect([contact.phone, contact.address]).toEqual(['', 'Abohar']);
    const ofClub = { ...site, contact_phone: '020 1234', contact_address: 'Kothrud' };
    expect(publicSettings(readEnv(given, ROOT), ofClub).contact).toMatchObject({
      phone: '020 1234',
      address: 'Kothrud',
    });
    expect(social.map(({ url }) => url)).toEqual(['', 'https://video.example/', '']);
  });

  it('names all invalid variables without printing passwords', () => {
    expect(problemsOf({ API_PORT: '-1', DATABASE_URL: 'mysql://root:secret@db/x' })).toEqual([
      'API_PORT is "-1": give a whole number from 0 to 65535',
      'DATABASE_URL is set: give an address such as postgres://user:password@host:5432/name',
    ]);
  });

  it('does not print a key or a URL with a password', () => {
    expect(problemsOf({ NEWS_API_KEY: 'se cret', NEWS_FEEDS: 'https://me:secret@a.example/' })).toEqual([
      'NEWS_API_KEY is set: give the key as the service shows it: 8 to 200 letters, digits, dots or dashes',
      'NEWS_FEEDS is set: give an http or https address without a user',
    ]);
  });

  it.each([
    ['', undefined],
    ['none', []],
    ['http://localhost:1/a , https://b.example/c', ['http://localhost:1/a', 'https://b.example/c']],
  ])('reads NEWS_FEEDS=%s', (text, feeds) => {
    expect(readEnv({ NEWS_FEEDS: text }, ROOT).news.feeds).toEqual(feeds);
  });

  it.each([
    [
      'production',
      'http://id.example/',
      ['AUTH_ISSUER is "http://id.example/": tokens need https, except on this machine.'],
    ],
    ['production', 'https://id.example/', []],
    ['production', 'http://localhost:3380/', []],
    ['production', 'http://127.0.0.1:3380/', []],
    ['production', 'http://[::1]:3380/', []],
    ['development', 'http://id.example/', []],
  ])('in %s takes the issuer %s only by https or on this machine', (mode, issuer, problems) => {
    expect(problemsOf({ NODE_ENV: mode, AUTH_ISSUER: issuer })).toEqual(problems);
  });

  it('refuses to move pictures from a store to itself', () => {
    const url = 'file:///srv/aranya/.data/media';
    expect(problemsOf({ MEDIA_FALLBACK_URL: url })).toEqual([
      `MEDIA_FALLBACK_URL is "${url}": that is the store of MEDIA_URL.`,
    ]);
  });

  it('refuses replicas without a primary', () => {
    expect(problemsOf({ DATABASE_REPLICA_URLS: 'postgres://a/b' })).toHaveLength(1);
  });

  it('takes several hosts of a database, and refuses what does not fit them', () => {
    const several = { DATABASE_URL: 'postgres://u:p@a:5432,b/n' };
    expect(problemsOf(several)).toEqual([]);
    expect(problemsOf({ ...several, DATABASE_DIRECT_URL: 'postgres://u:p@c,d/n' })).toEqual([]);
    expect(problemsOf({ ...several, DATABASE_DIRECT_URL: 'postgres://u:p@c/n' })).toEqual([
      'DATABASE_DIRECT_URL is set: give as many hosts as in DATABASE_URL, in the same order.',
    ]);
    expect(problemsOf({ DATABASE_URL: 'postgres://u:p@a:x,b/n' })).toHaveLength(1);
  });

  it('refuses limits of the database that make no sense', () => {
    expect(problemsOf({ DATABASE_POOL_SIZE: '0', DATABASE_STATEMENT_TIMEOUT_SECONDS: '1.5' })).toEqual([
      'DATABASE_POOL_SIZE is "0": give a whole number from 1 to 500',
      'DATABASE_STATEMENT_TIMEOUT_SECONDS is "1.5": give a whole number from 1 to 600',
    ]);
  });

  it.each([
    ['no', false],
    ['yes', true],
    ['2', 2],
    ['0', false],
    ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ])('reads TRUST_PROXY=%s', (text, meaning) => {
    expect(readEnv({ TRUST_PROXY: text }, ROOT).trustProxy).toEqual(meaning);
  });
});

const own = {
  kind: 'own',
  url: 'https://maps.example/{z}/{x}/{y}.png',
  attribution: 'Maps <b>& Co</b>',
  max_zoom: 12,
} as const;

test.each<[Site['tiles'], PublicSettings['tiles']]>([
  [{ kind: 'installed' }, { url: 'https://a.example/{z}{x}{y}', attribution: '<b>Us</b>', max_zoom: 19 }],
  [{ kind: 'terrain' }, null],
  [
    { ...own, link: '' },
    { url: own.url, attribution: 'Maps &lt;b&gt;&amp; Co&lt;/b&gt;', max_zoom: 12 },
  ],
  [
    { ...own, attribution: 'Maps', link: 'https://maps.example/?a&b' },
    { url: own.url, attribution: '<a href="https://maps.example/?a&amp;b">Maps</a>', max_zoom: 12 },
  ],
])('maps of a site with the tiles %j stand on %j', (tiles, shown) => {
  const env = readEnv({ TILES_URL: 'https://a.example/{z}{x}{y}', TILES_ATTRIBUTION: '<b>Us</b>' }, ROOT);
  expect(publicSettings(env, { ...site, tiles }).tiles).toEqual(shown);
});

test('the public settings contain only what the contract allows', () => {
  const secrets = { DATABASE_URL: 'postgres://user:secret@db/aranya', NEWS_API_KEY: 'secret-key' };
  const settings = publicSettings(readEnv(secrets, ROOT), site);
  expect(publicSettingsSchema.parse(settings)).toEqual(settings);
  // Pages with these are served as they were built.
  expect(settings.site).toEqual(siteTexts);
  expect(JSON.stringify(settings)).not.toContain('secret');
});

test.each([
  [{}, 'http://localhost:3380/account'],
  [{ AUTH_ISSUER: 'https://id.example/' }, null],
])('people find their own page of sign-in with %p at %p', (given, accountUrl) => {
  expect(publicSettings(readEnv(given, ROOT), site).auth.accountUrl).toBe(accountUrl);
});

describe('.env.example', () => {
  const text = readFileSync(join(__dirname, '../../../.env.example'), 'utf8');
  const listed = parseEnv(text) as Record<string, string>;

  it('lists the variables that are read', () => {
    expect(Object.keys(listed).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('gives each its default', () => {
    expect(readEnv(listed, ROOT)).toEqual(readEnv({}, ROOT));
  });

  it('has a comment above each', () => {
    const lines = text.split('\n');
    const bare = lines.filter((line, at) => /^[A-Z]/.test(line) && !lines[at - 1]?.startsWith('# '));
    expect(bare).toEqual([]);
  });
});
