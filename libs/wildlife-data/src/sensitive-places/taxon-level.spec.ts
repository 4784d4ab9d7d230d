import type { SensitivityCircumstances } from './sensitivity';
import type { SensitivityLevel } from './sensitivity.types';
import { speciesLevel } from './species-level';
import { type TaxonProtection, findTaxonRule } from './taxon-level';

const taxon = (scientific_name: string, more: Partial<TaxonProtection> = {}): TaxonProtection => ({
  scientific_name,
  higher_taxa: [],
  members: [],
  species: [],
  open: true,
  ...more,
});

test.each<[string, TaxonProtection, SensitivityCircumstances, SensitivityLevel]>([
  ['what nobody doubts is open', taxon('Passer domesticus'), {}, 'open'],
  ['but not at its nest', taxon('Passer domesticus'), { atSite: true }, 'coarse'],
  ['what may be threatened is not', taxon('Aythya baeri', { open: false }), {}, 'coarse'],
  ['a line of the table comes before the Red List', taxon('Varanus bengalensis'), {}, 'coarse'],
  ['also a line that opens', taxon('Oryctolagus cuniculus', { open: false }), {}, 'open'],
  ['a part of a species has its line', taxon('Panthera tigris altaica'), {}, 'coarse'],
  [
    'a species has that of its order',
    taxon('Otus bakkamoena', { higher_taxa: ['Strigiformes'] }),
    { month: 5 },
    'coarse',
  ],
  ['in the season', taxon('Otus bakkamoena', { higher_taxa: ['Strigiformes'] }), { month: 10 }, 'withheld'],
  ['at a site', taxon('Lutra lutra'), { atSite: true }, 'withheld'],
  ['a genus has the lines of its members', taxon('Panthera', { members: ['Panthera tigris'] }), {}, 'coarse'],
  ['the strictest of them', taxon('Mammalia', { members: ['Felidae', 'Pholidota'] }), {}, 'withheld'],
  ['and of species of the catalogue', taxon('Felidae', { species: ['indian-pangolin'] }), {}, 'withheld'],
  ['in their seasons', taxon('Falco', { species: ['amur-falcon'] }), { month: 5 }, 'open'],
])('%s', (_what, protection, circumstances, level) => {
  const taxa = new Map([['taxon-1', protection]]);
  expect(speciesLevel(['taxon-1'], circumstances, taxa)).toBe(level);
  expect(speciesLevel(['chital', 'taxon-1'], circumstances, taxa)).toBe(level);
});

test('an animal that is not told of may be threatened', () =>
  expect(speciesLevel(['taxon-1'], {}, new Map())).toBe('coarse'));

test('tells the line that names it, for a sentence why', () => {
  expect(findTaxonRule(taxon('Otus', { higher_taxa: ['Strigiformes'] }), { month: 5 })?.why).toContain(
    'Owls',
  );
  expect(findTaxonRule(taxon('Panthera', { members: ['Panthera tigris'] }))).toBeNull();
});
