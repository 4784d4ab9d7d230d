import { sayInPlace } from './said-messages';

const say = sayInPlace([
  ['close', 'Close'],
  ['seen_by', { count: { one: '{name} saw it', other: '{count} saw it' } }],
]);
const SEEN = '1,{"count":{"one":"{name} saw it","other":"{count} saw it"}}';

test('an English text stands where it is said, however that is written', () => {
  const code = [
    'import { m } from "../lib/language/messages";',
    'a(m.close(), m.close( ));',
    'm.seen_by({ count });',
    'const by = { it: m.seen_by };',
    'rows.map((m) => m.name + row.m.close());',
  ];
  expect(say(code.join('\n'))).toEqual({
    code: [
      'import { say as say_m } from "../lib/language/spoken";',
      'a(say_m(0,"Close"), say_m(0,"Close"));',
      `say_m(${SEEN},{ count });`,
      `const by = { it: ((i) => say_m(${SEEN},i)) };`,
      'rows.map((m) => m.name + row.m.close());',
    ].join('\n'),
    said: new Set([0, 1]),
  });
});

test('a module without messages stays as it is', () => {
  expect(say('export const m = { close: () => m.close() };')).toBeUndefined();
});
