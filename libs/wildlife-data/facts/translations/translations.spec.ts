import { nameLanguages } from '../../src/names/name-languages';
import { namedRecords, readTranslationFiles } from '../read-facts';
import { checkYaml, parseYaml } from '../yaml-file';
import {
  readTranslations,
  translatedKinds,
  translatedRecordSchema,
  translationGaps,
} from './read-translations';
import { hashOf, translatableTexts } from './translatable';

const records = new Map(namedRecords());

describe.each(nameLanguages)('%s', (language) => {
  test.each(translatedKinds)('translates the English texts of today: %s', (kind) => {
    const stale = readTranslationFiles(language)[kind].flatMap(([slug, file]) =>
      translationGaps(
        records.get(`${kind}/${slug}`),
        checkYaml(file, translatedRecordSchema).value ?? {},
      ).stale.map((place) => `${slug}: ${place}`),
    );
    expect(stale).toEqual([]);
  });
});

const record = {
  name: 'Tiger',
  type: 'Mammal',
  glance: { size: [{ measure: 'total length', note: 'With the tail' }], young: { of: 'cubs' } },
};

test('a record has a text for each place that is translated by itself', () => {
  expect(translatableTexts(record)).toEqual({ name: 'Tiger', 'glance.size.0.note': 'With the tail' });
});

test('a text that is missing, empty or of another English text is found', () => {
  const of = hashOf('With the tail');
  expect(translationGaps(record, { 'glance.size.0.note': { of, text: 'पूँछ समेत' } })).toEqual({
    missing: ['name'],
    stale: [],
  });
  const changed = { name: { of: hashOf('Tigers'), text: 'बाघ' }, 'glance.size.0.note': { of, text: '' } };
  expect(translationGaps(record, changed)).toEqual({ missing: ['glance.size.0.note'], stale: ['name'] });
});

test('a translation of a text that the record lacks is a mistake', () => {
  const phrases = parseYaml('phrases.yaml', 'cubs: शावक');
  const file = parseYaml('tiger.yaml', `food: { of: ${hashOf('Deer')}, text: हिरण }`);
  expect(
    readTranslations(
      () => ({ phrases, species: [['tiger', file]], parks: [] }),
      new Map([['species/tiger', record]]),
    ).faults,
  ).toContain("tiger.yaml:1:1 food: The record of 'tiger' has no such text.");
});
