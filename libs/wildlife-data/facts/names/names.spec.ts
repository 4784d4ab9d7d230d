import type { TaxaRows } from '../taxa/taxa-faults';
import { parseYaml } from '../yaml-file';
import { checkNames, readNames } from './read-names';

const FILE = `read_by: []

names:
  # Cats
  Panthera tigris:
    - वाघ
    - { name: ढाण्या वाघ, used_in: western Maharashtra }
  Felidae: [मांजर]
`;
const row = (name: string) => ({ at: '', row: { scientific_name: name } });
const taxa = {
  higher: [row('Felidae')],
  genera: [],
  species: [row('Panthera tigris')],
} as unknown as TaxaRows;

const faultsOf = (text: string) => checkNames('mr', parseYaml('mr.yaml', text), taxa).faults;

test('a sound file gives names with the places where they are used', () => {
  const { value, faults } = checkNames('mr', parseYaml('mr.yaml', FILE), taxa);
  expect(faults).toEqual([]);
  expect(value?.names).toEqual({
    'Panthera tigris': [{ name: 'वाघ' }, { name: 'ढाण्या वाघ', used_in: 'western Maharashtra' }],
    Felidae: [{ name: 'मांजर' }],
  });
});

test('an empty list waits for a name', () => {
  expect(
    checkNames('mr', parseYaml('mr.yaml', FILE.replace('[मांजर]', '[]')), taxa).value?.names,
  ).not.toHaveProperty('Felidae');
});

test('each language has its own letters', () => {
  const names = (name: string) => parseYaml('gu.yaml', `read_by: []\nnames: { Felidae: [${name}] }`);
  expect(checkNames('gu', names('બિલાડી'), taxa).faults).toEqual([]);
  expect(checkNames('gu', names('मांजर'), taxa).faults).toEqual([
    'gu.yaml:2:20 names.Felidae.0: Write the name in Gujarati.',
  ]);
});

test.each<[what: string, part: string, other: string, fault: string]>([
  ['an unknown animal', 'Felidae', 'Felida', 'mr.yaml:8:3 Felida: No list of animals has it.'],
  ['Latin letters', '- वाघ', '- vagh', 'mr.yaml:6:7 names.Panthera tigris.0: Write the name in Devanagari.'],
  ['a name twice', '- वाघ', '- ढाण्या वाघ', 'mr.yaml:5:3 names.Panthera tigris: A name stands here twice.'],
  [
    'a place in Devanagari',
    'western Maharashtra',
    'कोकण',
    'mr.yaml:7:27 names.Panthera tigris.1.used_in: Name',
  ],
  ['another field', 'used_in', 'where', 'mr.yaml:7:27 where: There is no such field.'],
  ['letters that are put together', 'वाघ\n', 'ऩाग\n'.normalize('NFD'), 'Write the letters as NFC has them.'],
  ['no readers', 'read_by: []', '', 'read_by is missing.'],
])('%s is told with file and line', (_what, part, other, fault) => {
  const changed = FILE.replace(part, other);
  expect(changed).not.toBe(FILE);
  expect(faultsOf(changed).join('\n')).toContain(fault);
});

test('all languages are read, and the faults of each told', () => {
  const read = (hindi: string) =>
    readNames((language) => parseYaml(`${language}.yaml`, language === 'hi' ? hindi : FILE), taxa);
  expect(read(FILE).value?.mr.names['Felidae']).toEqual([{ name: 'मांजर' }]);
  expect(read(FILE.replace('Felidae', 'Felida')).faults).toEqual([
    'hi.yaml:8:3 Felida: No list of animals has it.',
  ]);
});
