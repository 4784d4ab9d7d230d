import { createPasswordCheck } from './password-check';

const mira = { name: 'Mira Deshpande', email: 'mira.d@rainforest.example' };
const leaked = {
  countBreaches: (password: string) => Promise.resolve(password === 'tadoba in march' ? 1 : 0),
};
const check = createPasswordCheck('https://aranya-club.example', leaked);

test('a password is neither easy to guess nor stolen', async () => {
  expect(await check('iloveyou22', mira)).toMatch(/easy to guess/);
  expect(await check('tadoba in march', mira)).toMatch(/stolen elsewhere/);
  expect(await check('eleven tigers at dawn', mira)).toBeUndefined();
});

test('without a service that knows stolen ones only the first is checked', async () => {
  const alone = createPasswordCheck('https://aranya-club.example', undefined);
  expect(await alone('iloveyou22', mira)).toMatch(/easy to guess/);
  expect(await alone('tadoba in march', mira)).toBeUndefined();
});
