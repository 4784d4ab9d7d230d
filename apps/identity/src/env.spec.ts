import { EnvError, readEnv } from './env';

function problemsOf(settings: Record<string, string>): string[] {
  try {
    readEnv(settings);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  test('all have defaults', () => {
    expect(readEnv({}, '/work')).toEqual({
      port: 3380,
      host: 'localhost',
      issuer: undefined,
      audience: 'https://api.aranya.example',
      clientId: 'aranya-web',
      dataDir: '/work/.data/identity',
      siteUrl: 'http://localhost:4200',
      siteOrigins: ['http://localhost:4200'],
      rateLimitScale: 1,
    });
  });

  test('are read from the environment', () => {
    const env = readEnv(
      {
        IDENTITY_PORT: '3399',
        IDENTITY_HOST: '127.0.0.1',
        AUTH_ISSUER: 'https://id.example/',
        AUTH_AUDIENCE: 'https://api.example/v1',
        AUTH_CLIENT_ID: 'field-guide',
        DATA_DIR: '/var/aranya',
        SITE_URL: 'https://aranya.example/',
        WEB_ORIGINS: 'http://localhost:4201, https://aranya.example',
        RATE_LIMIT_SCALE: '2.5',
      },
      '/work',
    );
    expect(env).toEqual({
      port: 3399,
      host: '127.0.0.1',
      issuer: 'https://id.example/',
      audience: 'https://api.example/v1',
      clientId: 'field-guide',
      dataDir: '/var/aranya/identity',
      siteUrl: 'https://aranya.example',
      siteOrigins: ['https://aranya.example', 'http://localhost:4201'],
      rateLimitScale: 2.5,
    });
  });

  test('derive the default site from WEB_PORT', () => {
    expect(readEnv({ WEB_PORT: '4300' }).siteUrl).toBe('http://localhost:4300');
    expect(readEnv({ WEB_PORT: '4300', SITE_URL: 'https://aranya.example' }).siteUrl).toBe(
      'https://aranya.example',
    );
  });

  test('count as missing when they are empty', () => {
    expect(readEnv({ IDENTITY_PORT: '', AUTH_ISSUER: ' ' })).toMatchObject({ port: 3380, issuer: undefined });
  });

  test.each([
    ['IDENTITY_PORT', 'abc'],
    ['IDENTITY_PORT', '70000'],
    ['IDENTITY_PORT', '-1'],
    ['IDENTITY_PORT', '33.5'],
    ['IDENTITY_HOST', 'http://localhost'],
    ['AUTH_ISSUER', 'http://localhost:3380'],
    ['AUTH_ISSUER', 'localhost:3380/'],
    ['AUTH_ISSUER', 'https://id.example/realm/'],
    ['AUTH_AUDIENCE', 'the api'],
    ['AUTH_CLIENT_ID', 'two words'],
    ['DATA_DIR', 'a\0b'],
    ['SITE_URL', 'localhost:4200'],
    ['SITE_URL', 'ftp://localhost'],
    ['SITE_URL', 'http://localhost:4200/home'],
    ['SITE_URL', 'http://user:word@localhost:4200'],
    ['WEB_ORIGINS', 'http://localhost:4201,nonsense'],
    ['IDENTITY_ALLOW_PRODUCTION', 'true'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'many'],
    ['RATE_LIMIT_SCALE', 'Infinity'],
    ['RATE_LIMIT_SCALE', '0.05'],
    ['WEB_PORT', 'x'],
  ])('%s=%j is rejected with advice', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name} is "${value}": give `);
  });

  test('report all problems at once', () => {
    expect(problemsOf({ IDENTITY_PORT: 'x', SITE_URL: 'y', RATE_LIMIT_SCALE: 'z' })).toHaveLength(3);
  });

  test('for production are rejected without the flag', () => {
    expect(problemsOf({ NODE_ENV: 'production' })[0]).toMatch(
      /made for development.*IDENTITY_ALLOW_PRODUCTION=yes/,
    );
    expect(problemsOf({ NODE_ENV: 'production', IDENTITY_ALLOW_PRODUCTION: 'no' })).toHaveLength(1);
    expect(problemsOf({ NODE_ENV: 'production', IDENTITY_ALLOW_PRODUCTION: 'yes' })).toEqual([]);
  });
});
