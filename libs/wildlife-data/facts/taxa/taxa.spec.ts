import { unpackedColumns } from '../../src/records/packed-columns';
import { taxa } from '../../src/taxa/taxa';
import { packedTaxa } from './packed-taxa';
import { parseCsv } from '../csv-file';
import type { LocalNamesFiles } from '../names/read-names';
import { taxaFaults, type TaxaRows } from './taxa-faults';
import { genusRowSchema, higherRowSchema, speciesRowSchema } from './taxon-row.schema';

const HIGHER = `id,rank,scientific_name,parent,english_name,other_names,group
1,class,Aves,,Birds,,birds
2,order,Passeriformes,Aves,Perching Birds,songbirds,
3,family,Sturnidae,Passeriformes,Starlings,,`;
const GENERA = `id,scientific_name,family,english_name,other_names,synonyms,india,common,note
4,Sturnia,Sturnidae,,,Temenuchus,,,
5,Buphagus,Sturnidae,,,,,,`;
const SPECIES = `id,scientific_name,english_name,other_names,synonyms,iucn,extinct,india,common,avibase,note
6,Sturnia pagodarum,Brahminy Starling,brahminy myna|pawai,Sturnus pagodarum,LC,,yes,very,0B1C2D3E,
7,Sturnia malabarica blythii,Malabar Starling,,,,,yes,,,
8,Sturnia malabarica,Chestnut-tailed Starling,,,LC,,yes,yes,,`;

const names = (all: LocalNamesFiles['hi']['names'] = {}) => ({ read_by: [], names: all });
const noNames: LocalNamesFiles = { hi: names(), mr: names() };

type Change = readonly [part: string, other: string];

function read(...changes: readonly Change[]): { rows: TaxaRows; faults: string[] } {
  const changed = (text: string) => changes.reduce((all, [part, other]) => all.replace(part, other), text);
  const higher = parseCsv('higher.csv', changed(HIGHER), higherRowSchema);
  const genera = parseCsv('genera.csv', changed(GENERA), genusRowSchema);
  const species = parseCsv('birds.csv', changed(SPECIES), speciesRowSchema);
  const rows = { higher: higher.value ?? [], genera: genera.value ?? [], species: species.value ?? [] };
  const faults = [higher, genera, species].flatMap((file) => file.faults);
  return { rows, faults: faults.length > 0 ? faults : taxaFaults(rows) };
}

test('sound files have no fault', () => expect(read().faults).toEqual([]));

test.each<[what: string, part: string, other: string, fault: string]>([
  ['no number', '6,Sturnia', 'six,Sturnia', 'birds.csv:2 id: An id is a number'],
  ['an id twice', '5,Buphagus', '4,Buphagus', 'genera.csv:3 The id 4 is also in genera.csv:2.'],
  ['a form', 'Sturnia pagodarum', 'S. pagodarum', 'birds.csv:2 scientific_name: This is not the form'],
  ['an unknown rank', ',order,', ',kingdom,', 'higher.csv:3 rank: Invalid option'],
  [
    'an unknown parent',
    'Passeriformes,Aves',
    'Passeriformes,Avis',
    "higher.csv:3 parent: There is no 'Avis'",
  ],
  [
    'a parent below',
    'Passeriformes,Aves',
    'Passeriformes,Sturnidae',
    'higher.csv:3 parent: Sturnidae does not rank above it.',
  ],
  [
    'a class in something',
    'Aves,,Birds',
    'Aves,Passeriformes,Birds',
    'higher.csv:2 parent: A class has none.',
  ],
  ['a family twice', '4,Sturnia', '4,Sturnidae', 'genera.csv:2 The name Sturnidae is also in higher.csv:4.'],
  [
    'an unknown family',
    'Buphagus,Sturnidae',
    'Buphagus,Buphagidae',
    'genera.csv:3 family: There is no family',
  ],
  ['an unknown genus', 'Sturnia pagodarum,', 'Sturnus pagodarum,', "There is no genus 'Sturnus'"],
  [
    'a synonym of two',
    'Malabar Starling,,',
    'Malabar Starling,,Sturnus pagodarum',
    'birds.csv:3 The name Sturnus pagodarum is also in birds.csv:2.',
  ],
  ['a synonym that is accepted', 'Temenuchus', 'Buphagus', 'genera.csv:3 The name Buphagus is also in'],
  ['a category', ',LC,,yes,very', ',LX,,yes,very', 'birds.csv:2 iucn: There is no such category'],
  ['another flag', 'yes,very', 'ja,very', 'birds.csv:2 india: This is yes or empty.'],
  ['another degree', 'yes,very', 'yes,often', 'birds.csv:2 common: This is very, yes or empty.'],
  ['an empty name', '|pawai', '||pawai', 'birds.csv:2 other_names: There is an empty name.'],
  ['a name twice', '|pawai', '|brahminy myna', 'birds.csv:2 other_names: A name stands here twice.'],
  [
    'a space too many',
    'Malabar Starling',
    'Malabar  Starling',
    'birds.csv:3 english_name: Remove extra spaces',
  ],
  ['no English name', 'Malabar Starling', '', 'birds.csv:3 english_name: A species has an English name.'],
  ['an Avibase id', '0B1C2D3E', 'avibase-0B', 'birds.csv:2 avibase: An Avibase id'],
  ['a field too few', ',yes,yes,,', ',yes,yes,', 'birds.csv: Invalid Record Length'],
])('%s is told with file and line', (_what, part, other, fault) => {
  expect(read([part, other]).faults.join('\n')).toContain(fault);
});

test('each stands below what is around it, with its group, and the catalogue is linked by an older name', () => {
  const tiger = { name: 'Pagoda Starling', scientific_name: 'Sturnus pagodarum', other_names: ['pawai'] };
  const { packed } = packedTaxa(read().rows, [tiger], noNames);
  const rows = unpackedColumns<Record<string, unknown>>(packed);
  expect(rows.map(({ id, parent_id, group, india }) => [id, parent_id, group, india])).toEqual([
    [1, undefined, 'birds', true],
    [2, 1, 'birds', true],
    [3, 2, 'birds', true],
    [4, 3, 'birds', true],
    [5, 3, 'birds', undefined],
    [6, 4, 'birds', true],
    [8, 4, 'birds', true],
    [7, 8, 'birds', true],
  ]);
  expect(rows.find(({ id }) => id === 6)).toMatchObject({
    species: 'pagoda-starling',
    others: ['brahminy myna', 'pawai', 'Pagoda Starling'],
  });
});

test('what is above a genus or a species that is recorded in India is recorded there as well', () => {
  const inIndia = (...changes: readonly Change[]) =>
    unpackedColumns<Record<string, unknown>>(packedTaxa(read(...changes).rows, [], noNames).packed)
      .filter(({ india }) => india)
      .map(({ id }) => id);
  const nowhere: Change[] = Array(3).fill([',yes,', ',,']);
  expect(inIndia(...nowhere)).toEqual([]);
  expect(inIndia(...nowhere, ['Temenuchus,,', 'Temenuchus,yes,'])).toEqual([1, 2, 3, 4]);
});

test('the list of India has the steps between its ids, and none that the catalogue has', () => {
  const pagoda = { name: 'Pagoda Starling', scientific_name: 'Sturnia pagodarum' };
  const { ofIndia } = packedTaxa(read().rows, [pagoda], noNames);
  const rows = unpackedColumns<Record<string, unknown>>(ofIndia);
  expect(rows.map(({ id, scientific_name }) => [id, scientific_name])).toEqual([
    [1, 'Aves'],
    [1, 'Passeriformes'],
    [1, 'Sturnidae'],
    [1, 'Sturnia'],
    [3, 'Sturnia malabarica blythii'],
    [1, 'Sturnia malabarica'],
  ]);
  expect(Object.keys(ofIndia)).not.toContain('parent_id');
});

test('names in other languages stand with their animals; a subspecies of the catalogue has those of its species', () => {
  const localNames: LocalNamesFiles = {
    hi: names({ 'Sturnia malabarica': [{ name: 'पवई' }], Sturnidae: [{ name: 'मैना' }] }),
    mr: names({ 'Sturnia malabarica': [{ name: 'मैना', used_in: 'Konkan' }] }),
  };
  const blythii = { name: 'Malabar Starling', scientific_name: 'Sturnia malabarica blythii' };
  const { packed, ofIndia, ofCatalogue } = packedTaxa(read().rows, [blythii], localNames);
  const named = unpackedColumns<Record<string, unknown>>(packed).filter(({ hi, mr }) => hi ?? mr);
  const malabarica = { hi: ['पवई'], mr: [['मैना', 'Konkan']] };
  expect(named).toEqual([
    expect.objectContaining({ id: 3, hi: ['मैना'] }),
    expect.objectContaining({ id: 8, ...malabarica }),
    expect.objectContaining({ id: 7, ...malabarica }),
  ]);
  expect(ofCatalogue).toEqual({ 'malabar-starling': malabarica });
  expect(unpackedColumns<Record<string, unknown>>(ofIndia).flatMap(({ mr }) => mr ?? [])).toEqual(['मैना']);
});

test('the version changes with the names', () => {
  const version = (...changes: readonly Change[]) => packedTaxa(read(...changes).rows, [], noNames).version;
  expect(version()).toBe(version());
  expect(version(['pawai', 'pabai'])).not.toBe(version());
});

test('the shipped files have what the site promises, and the catalogue is linked once', () => {
  const count = (group: string) =>
    taxa.filter((taxon) => taxon.group === group && taxon.rank === 'species').length;
  expect(count('birds')).toBe(11131);
  expect(
    ['mammals', 'butterflies', 'dragonflies', 'frogs', 'snakes'].map((group) => count(group) > 150),
  ).toEqual(Array(5).fill(true));
  const linked = taxa.flatMap(({ species }) => species ?? []);
  expect(new Set(linked).size).toBe(linked.length);
  expect(linked).toContain('bengal-tiger');
});
