import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from './palettes';

test('the sea before the picture has the colours of the picture', () => {
  const css = readFileSync(join(__dirname, '../tracker.module.css'), 'utf8');
  expect(css).toContain(`--map-sea: light-dark(${palettes.light.sea}, ${palettes.dark.sea});`);
});
