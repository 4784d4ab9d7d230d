import { profileFrom, usernameFrom } from './issuer-profile';

describe('profileFrom', () => {
  it('reads name and picture, and derives a username', () => {
    const claims = {
      sub: 'a|1',
      name: ' Āsha   Rāo ',
      picture: 'https://pictures.example/asha.png',
      email: 'a@b.example',
    };
    expect(profileFrom(claims)).toEqual({
      subject: 'a|1',
      fullName: 'Āsha Rāo',
      username: 'asha_rao',
      picture: 'https://pictures.example/asha.png',
    });
  });

  it('never shows an e-mail address', () => {
    expect(profileFrom({ sub: 'x', name: 'asha.rao@mail.example' })).toMatchObject({
      fullName: 'asha.rao',
      username: 'asha_rao',
    });
  });

  it('ignores missing claims and wrong types', () => {
    expect(profileFrom({ sub: 'x', name: 7, nickname: '\u200b', preferred_username: null })).toEqual({
      subject: 'x',
      fullName: 'Wildlife friend',
      username: null,
      picture: null,
    });
  });

  it.each([
    'http://a.example/x.png',
    'javascript:alert(1)',
    'x',
    'https://user:pass@a.example/x',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('ignores the picture %.40s', (picture) => {
    expect(profileFrom({ sub: 'x', name: 'Asha', picture }).picture).toBeNull();
  });

  it('truncates long names without splitting characters', () => {
    const { fullName } = profileFrom({ sub: 'x', name: `${'a'.repeat(79)}🐅🐅` });
    expect(fullName).toBe('a'.repeat(79));
    expect(profileFrom({ sub: 'x', name: 'A\u0000\nB' }).fullName).toBe('A B');
    expect(profileFrom({ sub: 'x', name: 'Asha \u202eoaR' }).fullName).toBe('Asha oaR');
  });

  it.each([
    ['Aranya Team', 'Asha', 'Asha'],
    ['Аdmin', undefined, 'Wildlife friend'],
    ['\u2800\u3164', 'Asha', 'Asha'],
    ['\u061c', undefined, 'Wildlife friend'],
    [`A${'\u0301\u0302'.repeat(20)}`, 'Asha', 'Asha'],
    ['Asha\u3164\u00ad Rao\u{e0041}', undefined, 'Asha Rao'],
    ['Asha 👩\u200d🔬', undefined, 'Asha 👩🔬'],
    ['श्\u200dरी राम', undefined, 'श्\u200dरी राम'],
  ])(
    'takes no name that shows nothing or could pass for the site: of %j and %j, %j',
    (name, nickname, taken) => {
      expect(profileFrom({ sub: 'x', name, nickname }).fullName).toBe(taken);
    },
  );

  it('throws on an invalid response', () => {
    expect(() => profileFrom({ name: 'Asha' })).toThrow();
    expect(() => profileFrom('Asha')).toThrow();
  });
});

test.each([
  ['Bikram Sen', 'bikram_sen'],
  ['  --Zoë--  ', 'zoe'],
  ['Al', null],
  ['आशा राव', 'आशा_राव'],
  ['आशा Rao', 'rao'],
  ['டி ராஜ்', null],
  ['अरण्य', null],
  ['x'.repeat(40), 'x'.repeat(30)],
  ['Aranya', null],
  ['M0D', null],
  ['Official', null],
  ['Modesta', 'modesta'],
  ['Support Team', null],
  ['Aranya Rao', 'aranya_rao'],
])('usernameFrom(%p) is %p', (name, username) => {
  expect(usernameFrom(name)).toBe(username);
});
