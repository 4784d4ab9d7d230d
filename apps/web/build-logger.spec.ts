import type { Logger } from 'vite';
import { buildLogger } from './build-logger';

function linesFor(messages: readonly string[], pages: number): string[] {
  const lines: string[] = [];
  const info = (line: string) => void lines.push(line);
  const nothing = () => undefined;
  const inner: Logger = {
    ...{ info, warn: nothing, warnOnce: nothing, error: nothing, clearScreen: nothing },
    ...{ hasErrorLogged: () => false, hasWarned: false },
  };
  const logger = buildLogger(inner, pages);
  for (const message of messages) logger.info(message);
  return lines;
}

const page = (at: number) =>
  `Prerender (html): /animal/${at} -> \u001B[1mbuild/client/animal/${at}/index.html\u001B[22m`;

test('pages are counted, and files are not listed', () => {
  const pages = Array.from({ length: 120 }, (_, at) => page(at));
  expect(linesFor(['Prerender (data): /credits -> build/client/credits.data', ...pages], 120)).toEqual([
    'Prerendered 50 of 120 pages.',
    'Prerendered 100 of 120 pages.',
  ]);
  expect(
    linesFor(
      ['\u001B[2mbuild/client/\u001B[22massets/menu-1.js   38.49 kB', 'build/server/assets/a-1.css'],
      45,
    ),
  ).toEqual([]);
});

test('a message that ends with files is said without them', () =>
  expect(
    linesFor(['✓ 2 assets moved.\n  build/client/a.css\n  \u001B[2mbuild/client/\u001B[22mb.css'], 45),
  ).toEqual(['✓ 2 assets moved.']));

test('all else is said as it is', () => {
  const told = ['transforming...', '✓ 1313 modules transformed.', '✓ built in 9.59s', 'Prerender failed'];
  expect(linesFor(told, 45)).toEqual(told);
});
