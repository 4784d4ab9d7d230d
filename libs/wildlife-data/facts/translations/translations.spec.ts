import { type NameLanguage, nameLanguages } from '../../src/names/name-languages';
import { readTranslationFiles, translatedRecords } from '../read-facts';
import { checkYaml, parseYaml } from '../yaml-file';
import {
  ofEachKind,
  readTranslations,
  translatedKinds,
  translatedRecordSchema,
  type TranslationFiles,
  translationGaps,
} from './read-translations';
import { neededPhrases, translationProgress } from './progress';
import { hashOf, translatableTexts } from './translatable';

const records = new Map(translatedRecords());

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

const none = ofEachKind(() => []);

const readBy = parseYaml('read-by.yaml', 'parks: [Asha Kale]');

const inEach = (files: TranslationFiles) =>
  Object.fromEntries(nameLanguages.map((language) => [language, files])) as Record<
    NameLanguage,
    TranslationFiles
  >;

const record = {
  name: 'Tiger',
  type: 'Mammal',
  scientific_name: 'Panthera tigris tigris',
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
  const files = { ...none, phrases, species: [['tiger', file]], readBy } as const;
  expect(readTranslations(inEach(files), new Map([['species/tiger', record]])).faults).toContain(
    "tiger.yaml:1:1 food: The record of 'tiger' has no such text.",
  );
});

test('how much is translated is counted, and who has read it told', () => {
  const species = parseYaml('tiger.yaml', `name: { of: ${hashOf('Tiger')}, text: बाघ }`);
  const files = {
    ...{ ...none, readBy, species: [['tiger', species] as const] },
    phrases: parseYaml('phrases.yaml', '{ cubs: शावक, Assam: "" }'),
    tracks: [['tern', parseYaml('tern.yaml', 'summary: { of: 1a2b3c4d, text: यात्रा }')] as const],
  } as const;
  const all = new Map<string, unknown>([
    ['species/tiger', record],
    ['tracks/tern', { species: 'arctic-tern', summary: 'It flies.' }],
    ['measured-tracks/one', { individual: 'One', precision: 'To a metre.' }],
  ]);
  const phrases = neededPhrases(all.values(), [
    { Assam: '', IND: '' },
    { Assam: '', Goa: '', IND: '' },
  ]);
  expect(phrases).toEqual(['Assam', 'cubs']);
  const names = { names: { 'Panthera tigris': [{ name: 'बाघ' }] }, read_by: ['Ravi Patil'] };
  expect(translationProgress(files, names, { records: all, phrases }).value).toEqual({
    counts: {
      names: { translated: 1, of: 1 },
      species: { translated: 1, of: 2 },
      parks: { translated: 0, of: 0 },
      phrases: { translated: 1, of: 2 },
      journeys: { translated: 1, of: 2 },
      games: { translated: 0, of: 0 },
      landing: { translated: 0, of: 0 },
    },
    readers: {
      ...{ interface: [], species: [], phrases: [], journeys: [], games: [], landing: [] },
      ...{ names: ['Ravi Patil'], parks: ['Asha Kale'] },
    },
  });
});
