import { loopbackOrigin, signInAddress, signInAddressProblem } from './sign-in-address';

const given = { identityUrl: undefined, identityPort: 3380, siteUrl: 'https://a.example', production: false };

describe('the address of local sign-in', () => {
  it('is its own port by default, and below the site in production', () => {
    expect(signInAddress(given)).toEqual({ url: 'http://localhost:3380/', port: 3380 });
    expect(signInAddress({ ...given, production: true })).toEqual({
      url: 'https://a.example/identity/',
      port: undefined,
    });
  });

  it.each([
    ['https://a.example/who/', undefined],
    ['https://id.a.example/', 3380],
    ['https://a.example.org/identity/', 3380],
  ])('%s is answered at the port %s', (identityUrl, port) => {
    expect(signInAddress({ ...given, identityUrl })).toEqual({ url: identityUrl, port });
  });

  it.each([
    ['https://a.example/', true],
    ['https://a.example/api/', true],
    ['https://a.example/identity/', false],
    ['https://id.example/', false],
  ])('%s is refused: %s', (identityUrl, refused) => {
    expect(signInAddressProblem(signInAddress({ ...given, identityUrl })) !== undefined).toBe(refused);
  });
});

it.each([
  ['localhost', 'http://localhost:1'],
  ['0.0.0.0', 'http://127.0.0.1:1'],
  ['::', 'http://[::1]:1'],
  ['::1', 'http://[::1]:1'],
  ['10.0.0.5', 'http://10.0.0.5:1'],
])('a process that listens on %s asks itself at %s', (host, origin) => {
  expect(loopbackOrigin(host, 1)).toBe(origin);
});
