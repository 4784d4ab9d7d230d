import { checks } from './checks';
import { protectionFaults } from './protection-faults';
import { runChecks } from './run-checks';
import { uniqueIdFaults } from './unique-ids';

test.each(checks)('$name have no faults', async ({ faults }) => expect(await faults()).toEqual([]));

test('says which check and which record, also when a check throws', async () => {
  const faults = await runChecks([
    { name: 'good', faults: () => [] },
    { name: 'tracks', faults: () => ['walrus-1: no credit'] },
    {
      name: 'broken',
      faults: () => {
        throw new Error('no file');
      },
    },
  ]);
  expect(faults).toEqual(['tracks: walrus-1: no credit', 'broken: no file']);
});

test('an animal without a rule of its own in sensitivity.yaml is told with the file and what to write', () => {
  const [fault, ...more] = protectionFaults([
    { name: 'Bengal Tiger', scientific_name: 'Panthera tigris tigris' },
    { name: 'Dodo', scientific_name: 'Raphus cucullatus' },
  ]);
  expect(fault).toMatch(/^libs\/wildlife-data\/data\/sensitivity\.yaml:\d+:\d+ rules: Dodo has none/);
  expect(fault).toContain('\n  - taxon: Raphus cucullatus\n    level: …');
  expect(more).toEqual([]);
});

test('an id that occurs twice is told once', () => {
  expect(uniqueIdFaults([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual(['a: occurs twice']);
});
