import { scryptSync } from 'node:crypto';
import { createPasswordHashes } from './password-hash';

const { hash: hashPassword, verify: verifyPassword } = createPasswordHashes();

describe('password hashes', () => {
  test('match their password only', async () => {
    const hash = await hashPassword('gir in winter');
    expect(await verifyPassword('gir in winter', hash)).toBe(true);
    expect(await verifyPassword('gir in Winter', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  test('take at least 32 MiB, and do not contain the password', async () => {
    const hash = await hashPassword('gir in winter');
    const [kind, logN, r] = hash.split('$');
    expect(kind).toBe('scrypt');
    expect(128 * 2 ** Number(logN) * Number(r)).toBeGreaterThanOrEqual(32 * 2 ** 20);
    expect(hash).not.toContain('gir');
  });

  test('cost what they say', async () => {
    const [, logN, r, p, salt = '', key] = (await hashPassword('gir in winter')).split('$');
    const cost = { N: 2 ** Number(logN), r: Number(r), p: Number(p), maxmem: 2 ** 26 };
    const expected = scryptSync('gir in winter', Buffer.from(salt, 'base64url'), 32, cost);
    expect(key).toBe(expected.toString('base64url'));
  });

  test('match no password at another cost', async () => {
    const hash = await hashPassword('gir in winter');
    expect(await verifyPassword('gir in winter', hash.replace('$15$', '$14$'))).toBe(false);
  });

  test('differ for the same password', async () => {
    expect(await hashPassword('gir in winter')).not.toBe(await hashPassword('gir in winter'));
  });

  test('match composed and decomposed letters', async () => {
    expect(await verifyPassword('cafe\u0301 naïve', await hashPassword('caf\u00e9 naïve'))).toBe(true);
  });

  test('take about as long without an account', async () => {
    const hash = await hashPassword('gir in winter');
    const timed = async (known: string | undefined) => {
      const start = performance.now();
      expect(await verifyPassword('a guess', known)).toBe(false);
      return performance.now() - start;
    };
    await timed(hash);
    const [known, unknown] = [await timed(hash), await timed(undefined)];
    // Without the hashing it would be a hundred times faster.
    expect(unknown).toBeGreaterThan(known / 10);
  });

  test.each([
    '',
    'plain',
    'scrypt$15$8$3$AAAA$AAAA',
    `scrypt$15$8$3$${'A'.repeat(22)}`,
    `scrypt$15$8$3$${'A'.repeat(22)}$AAAA`,
    'md5$15$8$3$AAAAAAAAAAAAAAAA$AAAA',
  ])('match no password when they are invalid (%j)', async (hash) => {
    expect(await verifyPassword('gir in winter', hash)).toBe(false);
  });
});
