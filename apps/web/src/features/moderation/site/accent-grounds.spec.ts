import { accentGrounds, contrast, darkAccents, nearestAccent } from '@aranya/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync(path.join(__dirname, '../../../../../../libs/ui/src/styles/tokens.css'), 'utf8');
const token = (name: string) =>
  new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]?.match(/#[0-9a-f]{6}/g) ?? [];

test('the papers are those of the style sheets, and none has less contrast', () => {
  const { light, dark, onFill } = accentGrounds;
  expect([token('sand'), token('on-fill')]).toEqual([[light, dark], [onFill]]);
  for (const [lightPaper = '', darkPaper = ''] of ['paper', 'surface', 'raised'].map(token)) {
    expect(contrast(lightPaper, '#000000')).toBeGreaterThan(contrast(light, '#000000'));
    expect(contrast(darkPaper, '#ffffff')).toBeGreaterThan(contrast(dark, '#ffffff'));
  }
});

test('buttons of any colour stand out in the dark', () => {
  const [, raised = ''] = token('raised');
  const levels = ['00', '33', '66', '99', 'cc', 'ff'];
  const palette = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)));
  for (const accent of palette.map(nearestAccent))
    expect(contrast(darkAccents(accent).fill, raised)).toBeGreaterThanOrEqual(3);
});
