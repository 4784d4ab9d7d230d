import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { roster } from '../src/animals/roster';
import { animalCount, parkCount } from '../src/catalogue-size';
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
    const indian = roster.filter(({ india }) => india).length;
    const sanctuaries = parks.filter(({ type }) => type === 'Wildlife Sanctuary').length;
    expect(cells('**All**')).toEqual([indian, animalCount - indian, animalCount]);
    expect(countsInMarkdown(roster, parks)).toContain(
      `${parkCount - sanctuaries} national parks and ${sanctuaries} wildlife sanctuaries.`,
    );
    const fish = roster.filter(({ type }) => type === 'Fish').length;
    expect(cells('Fish')?.at(-1)).toBe(fish);
  });
});
