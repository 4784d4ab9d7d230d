import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { roster } from '../src/animals/roster';
import { parks } from '../src/parks/parks';
import { countsInMarkdown, withCounts } from './counts';

describe('docs/wildlife-data.md', () => {
  const document = readFileSync(join(__dirname, '../../../docs/wildlife-data.md'), 'utf8');

  test('has the counts of the data (if not: npx nx run wildlife-data:docs)', () => {
    expect(document).toBe(withCounts(document, countsInMarkdown(roster, parks)));
  });

  test('one animal less changes the counts', () => {
    expect(withCounts(document, countsInMarkdown(roster.slice(1), parks))).not.toBe(document);
    expect(withCounts(document, countsInMarkdown(roster, parks.slice(1)))).not.toBe(document);
  });

  test('a document without marks is refused', () => {
    expect(() => withCounts('# Nothing', '')).toThrow('marks');
  });

  test('the rows add up', () => {
    const cells = (name: string) => {
      const row = countsInMarkdown(roster, parks)
        .split('\n')
        .find((line) => line.startsWith(`| ${name} `));
      return row?.split('|').slice(2, -1).map(Number);
    };
    expect(cells('**All**')).toEqual([73, 44, 117]);
    expect(cells('**Parks**')).toEqual([25, 6]);
    expect(cells('Fish')).toEqual([3, 3, 6]);
    expect(cells('Odisha')).toEqual([1, 1]);
  });
});
