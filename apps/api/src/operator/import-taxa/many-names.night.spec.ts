import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { taxa, taxonNames } from '../../platform/db/schema';
import { makeImportFolder } from '../../taxa/import/import.testing';
import { type ImportOptions, importTaxa } from '../../taxa/import/import-taxa';
import { openTaxonFile } from '../../taxa/import/open-taxon-file';
import { createTaxonSearch } from '../../taxa/taxon-search';
import { openOwnTestDatabase } from '../../testing';

/** Half a minute on two quiet cores. A million, with `MANY_NAMES=1000000`, took more than ten minutes on busy ones. */
const LINES = Number(process.env['MANY_NAMES'] ?? 250_000);
const SYLLABLES = 'ba co du fe gi ho ka lu me ni po ra su te vo xa ze tri plo chry mel ang oph ther ix'.split(
  ' ',
);

let db: Database;
let files: Awaited<ReturnType<typeof makeImportFolder>>;
beforeAll(async () => {
  files = await makeImportFolder();
  db = await openOwnTestDatabase();
});
afterAll(async () => {
  await db.close();
  await files.remove();
});

/** Another word for each number below 390,625. */
function word(number: number): string {
  let text = '';
  for (let left = number, count = 0; count < 4; count += 1, left = Math.floor(left / SYLLABLES.length))
    text += SYLLABLES[left % SYLLABLES.length] ?? '';
  return text;
}

const genusAt = (line: number) => `X${word(Math.floor(line / 10))}us`;
const speciesAt = (line: number) => `${genusAt(line)} ${word((line * 7919) % 390_625)}a`;

/** Of 300 words, the first few are in most names, as "black" and "warbler" are. */
const commonWord = (number: number) => word(Math.floor(300 ** ((number % 9973) / 9973)));
const englishAt = (line: number) => `${commonWord(line * 31)} ${word(line)} ${commonWord(line * 57)}`;

/** Of ten lines one is a genus of moths, eight are its species, and one is a synonym of the last. */
function cellsAt(line: number): string[] {
  const place = line % 10;
  if (place === 0) return [`${genusAt(line)} Rao, 1900`, 'genus', '', '', ''];
  if (place === 9) return [`${speciesAt(line)} Rao, 1900`, 'species', '', `t${line - 1}`, ''];
  return [
    `${speciesAt(line)} (Rao, 1900)`,
    'species',
    `t${line - place}`,
    '',
    place < 4 ? englishAt(line) : '',
  ];
}

async function writeFile(): Promise<string> {
  const path = `${files.folder}/moths.tsv`;
  const output = createWriteStream(path);
  output.write(
    'taxonID\tscientificName\ttaxonRank\tparentNameUsageID\tacceptedNameUsageID\tvernacularName\tfamily\n',
  );
  for (let line = 0; line < LINES; line += 1)
    if (!output.write(`${[`t${line}`, ...cellsAt(line), 'Noctuidae'].join('\t')}\n`))
      await once(output, 'drain');
  output.end();
  await once(output, 'close');
  return path;
}

test('a quarter of a million names come in, also when the import is killed half-way, and are found', async () => {
  const path = await writeFile();
  const begin = async (more: Partial<ImportOptions> = {}) =>
    importTaxa(await openTaxonFile(path), {
      ...{ db: db.write, isDry: false, now: () => new Date() },
      ...{ tellFault: (line, fault) => expect([line, fault]).toEqual([]), onProgress: () => undefined },
      dataset: { name: 'moths', title: 'M', credit: 'M', licence: 'CC0', licenceUrl: null, url: null },
      ...more,
    });
  const killed = begin({
    onProgress: (step, lines) => {
      if (step === 'written' && lines > LINES / 2) throw new Error('killed');
    },
  });
  await expect(killed).rejects.toThrow('killed');
  const counts = await begin();
  expect(counts.added + counts.same).toBe(LINES * 0.9);
  expect(counts.same).toBeGreaterThan(LINES / 2);
  expect(await db.write.$count(taxa, eq(taxa.dataset, 'moths'))).toBe(LINES * 0.9);
  expect(await db.write.$count(taxonNames, eq(taxonNames.dataset, 'moths'))).toBe(LINES * 0.1);

  const search = createTaxonSearch(db);
  for (const line of [8, LINES / 2 + 8, LINES - 2]) {
    const meant = speciesAt(line);
    for (const typed of [meant, speciesAt(line + 1), meant.slice(0, -2)])
      expect([typed, (await search.find(typed, 1)).found[0]?.taxon.scientific_name]).toEqual([typed, meant]);
  }
}, 3_600_000);
