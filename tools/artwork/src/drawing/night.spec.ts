import { toOklab } from './colour';
import { atNight, nightStyle } from './night';

test('the lightest colours lose most at night, and all turn toward blue', () => {
  const lost = (colour: string) => toOklab(colour)[0] - toOklab(atNight(colour))[0];
  expect(lost('#ffffff')).toBeGreaterThan(0.3);
  expect(lost('#ffffff')).toBeGreaterThan(lost('#777777'));
  expect(toOklab(atNight('#777777'))[2]).toBeLessThan(0);
});

test('each colour has one rule, by the attribute that it stands in, and dark ones have none', () => {
  const style = nightStyle(
    '<path fill="#fff"/><path stroke="#ffffff"/><path fill="#fff"/><path fill="#010203"/>',
    { '#ffffff': '#aabbcc' },
    '#st{opacity:1}',
  );
  expect(style).toBe(
    '<style>@media (prefers-color-scheme:dark){[fill="#fff"]{fill:#aabbcc}[stroke="#ffffff"]{stroke:#aabbcc}#st{opacity:1}}</style>',
  );
});
