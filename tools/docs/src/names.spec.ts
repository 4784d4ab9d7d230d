import { existsSync } from 'node:fs';
import path from 'node:path';
import { decisions, documents, readDocument, root } from './documents';
import { isNamed, linksIn, namesIn, readFiles } from './names';

const files = readFiles();

test('reads the names of files from backticks', () => {
  const text =
    'See `apps/api/src`, `live/live.ts`, `auth.spec` and `dist/a.ts`, not `post.likes` or `npm test`.';
  expect(namesIn(text)).toEqual(['apps/api/src', 'live/live.ts', 'auth.spec']);
});

test('finds a file by the end of its path', () => {
  const paths = ['apps/api/src', 'apps/api/src/live/live.ts', 'apps/api/src/auth.spec.ts'];
  expect(['apps/api/src', 'live/live.ts', 'live.ts', 'auth.spec'].every((name) => isNamed(name, paths))).toBe(
    true,
  );
  expect(['ive.ts', 'api/live.ts', 'auth'].some((name) => isNamed(name, paths))).toBe(false);
});

describe.each([...documents(), ...decisions()])('%s', (document) => {
  const text = readDocument(document);

  test('names files that exist', () => {
    expect(namesIn(text).filter((name) => !isNamed(name, files))).toEqual([]);
  });

  test('links to files that exist', () => {
    expect(linksIn(document, text).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
