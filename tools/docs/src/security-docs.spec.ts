import { expandRange, requirementsOf } from './asvs-requirements';
import { hasTest, isFile, namedFiles, readDoc, readProofs, readTables, securityDocs } from './security-docs';

const proofs = readProofs();
const answers = readTables(readDoc('docs/asvs.md'), 'Answer');
const threats = readTables(readDoc('docs/security.md'), 'Threat');

const proofNames = ({ Test = '' }: Record<string, string>) => Test.split(',').map((name) => name.trim());

/** `1.2.3, 1.2.5–1.2.7` or `1.2.5–7`. */
function numbersOf({ '#': cell = '' }: Record<string, string>): string[] {
  return cell.split(',').flatMap((part) => {
    const [, section = '', first = '', last = first] =
      /^(\d+\.\d+)\.(\d+)(?:–(?:\d+\.\d+\.)?(\d+))?$/.exec(part.trim()) ?? [];
    return expandRange(`${first}-${last}`).map((number) => `${section}.${number}`);
  });
}

test('ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2', () => {
  expect([requirementsOf(1).length, requirementsOf(2).length]).toEqual([70, 183]);
});

test('every requirement of levels 1 and 2 has one answer', () => {
  expect(answers.flatMap(numbersOf).sort()).toEqual([...requirementsOf(1), ...requirementsOf(2)].sort());
});

test('every answer says whether the requirement is met', () => {
  const kinds = /^(Met|Met by the operator|Partly met|Not met|Does not apply)(: |\.)/;
  expect(answers.filter(({ Answer = '' }) => !kinds.test(Answer))).toEqual([]);
});

test('what is met has a test or says that it was read', () => {
  const met = answers.filter(({ Answer = '' }) => /^(Met|Partly met)[.:]/.test(Answer));
  expect(met.filter(({ Test }) => !Test || Test === '—')).toEqual([]);
});

test('there are threats', () => expect(threats.length).toBeGreaterThan(50));

test('every test that a table names is in the list, and every one of the list is named', () => {
  const named = new Set([...answers, ...threats].flatMap(proofNames));
  named.delete('—');
  named.delete('read');
  expect([...named].sort()).toEqual([...proofs.keys()].sort());
});

describe.each([...proofs])('%s', (_, found) => {
  test('names files and tests that exist', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ file }) => !isFile(file))).toEqual([]);
    const missing = found.flatMap(({ file, testNames }) => testNames.filter((name) => !hasTest(file, name)));
    expect(missing).toEqual([]);
    const specs = found.filter(({ file }) => /\.spec\.tsx?$/.test(file));
    expect(specs.filter(({ testNames }) => testNames.length === 0)).toEqual([]);
  });
});

test.each(securityDocs)('%s names files that exist', (name) => {
  expect(namedFiles(name).filter((file) => !isFile(file))).toEqual([]);
});
