import { changeDays, changesText, parseChanges } from './changes';

const tiger = ['species/bengal-tiger', { id: 1, name: 'Bengal Tiger' }] as const;
const gir = ['parks/gir-national-park', { id: 2, name: 'Gir National Park' }] as const;

const changes = parseChanges('changes.csv', changesText([], [tiger, gir], '2026-11-24')).value ?? [];

test('a record has the day of its last change', () =>
  expect(changeDays(changes, [tiger, gir])).toEqual({
    'species/bengal-tiger': '2026-11-24',
    'parks/gir-national-park': '2026-11-24',
  }));

test('a record that was changed since has no day, until it gets that of the change; others keep theirs', () => {
  const changed = ['species/bengal-tiger', { id: 1, name: 'Tiger' }] as const;
  expect(changeDays(changes, [changed, gir])).toEqual({ 'parks/gir-national-park': '2026-11-24' });
  const text = changesText(changes, [changed, gir], '2026-11-26');
  expect(changeDays(parseChanges('changes.csv', text).value ?? [], [changed, gir])).toEqual({
    'species/bengal-tiger': '2026-11-26',
    'parks/gir-national-park': '2026-11-24',
  });
});

test('a line that is none is told with its place', () =>
  expect(
    parseChanges('changes.csv', 'record,fingerprint,changed\nspecies/x,0123456789ab,today\n').faults,
  ).toEqual([expect.stringMatching(/^changes\.csv:2 changed: /)]));
