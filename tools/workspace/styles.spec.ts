import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MOST_LINES = 14_000;
const root = path.join(import.meta.dirname, '../..');

test('the styles stay short: libs/ui has what several screens share', () => {
  const lines = ['apps', 'libs']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, folder, file),
      ),
    )
    .filter(
      (file) => file.endsWith('.css') && !/[\\/](node_modules|build|dist)[\\/]/.test(file.slice(root.length)),
    )
    .map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
});
