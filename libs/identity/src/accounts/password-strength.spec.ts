import { passwordProblem } from './password-strength';

const mira = { name: 'Mira Deshpande', email: 'mira.d@rainforest.example' };
const problemOf = (password: string, person = mira) =>
  passwordProblem(password, person, 'https://aranya-club.example');

describe('the strength of passwords', () => {
  test.each([
    'password',
    'Password123',
    'P@ssw0rd2024',
    '12345678',
    '1234567890',
    'qwertyuiop',
    'iloveyou22',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabc',
    'letmein1234',
    'sunshine2024',
    'drowssap1',
  ])('%j is too easy to guess', async (password) => {
    expect(await problemOf(password)).toMatch(/easy to guess/);
  });

  test.each([
    'miradeshpande',
    'Mira-Deshpande-1',
    'mira.d@rainforest.example',
    'aranya-mira-2024',
    'aranya-club.example',
    'ＭＩＲＡ deshpande 7',
  ])('%j is the person or the site', async (password) => {
    expect(await problemOf(password)).toMatch(/easy to guess|mostly your name/);
  });

  test.each([
    'tadoba in march',
    'quiet lamps',
    'aranya lamp otter',
    'eleven tigers at dawn',
    'mira saw eleven tigers at dawn',
    'सुंदरबन में बाघ',
    'zoo Yk7 rattle §',
    'otter otter otter lamp kiosk verb',
  ])('%j is strong enough', async (password) => {
    expect(await problemOf(password)).toBeUndefined();
  });

  test('what follows the first 32 characters costs no time, and does not matter', async () => {
    const long = Array.from({ length: 200 }, (_, n) => String.fromCodePoint(33 + ((n * 37) % 90))).join('');
    expect(await problemOf(long)).toBeUndefined();
    expect(await problemOf('a'.repeat(32) + long)).toMatch(/easy to guess/);
  });
});
