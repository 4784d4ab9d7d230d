import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MOST_LINES = 14_000;
const root = path.join(import.meta.dirname, '../..');

const files = ['apps', 'libs']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => !/[\\/](node_modules|build|dist)[\\/]/.test(file.slice(root.length)));

test('the styles stay short: libs/ui has what several screens share', () => {
  const lines = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
});

test('components name no class that their stylesheet lacks', () => {
  const missing = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
        ([, styles = '', sheet = '']) => {
          const css = readFileSync(path.join(file, '..', sheet), 'utf8');
          const used = text.matchAll(new RegExp(`(?<![\\w./])${styles}\\.(?!module\\b)(\\w+)`, 'g'));
          return [...used]
            .filter(([, name = '']) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
            .map(([use]) => `${path.basename(file)}: ${use}`);
        },
      );
    });
  expect(missing).toEqual([]);
});
