import { searchIndia } from './search-india';
import { searchTaxa } from './search-taxa';
import { indexTaxa } from './taxon-index';
import { taxa } from './taxa';
import { taxaOfIndia } from './taxa-of-india';
import { searchTable, spokenTable, walkTable } from './testing/search-table';

const index = indexTaxa(taxa);

test('the list has all that is recorded in India and beyond the catalogue, by the ids and names of the server', () => {
  const shipped = taxa
    .filter(({ india, species }) => india && species === null)
    .toSorted((one, other) => one.id - other.id)
    // A search needs no regions.
    .map((taxon) => ({
      ...{ ...taxon, parent_id: null, avibase: null },
      names: taxon.names.map((name) => ({ ...name, used_in: null })),
    }));
  expect(taxaOfIndia.length).toBeGreaterThan(7000);
  expect(taxaOfIndia).toEqual(shipped);
});

test('names that people type find on a device what the server finds among these', () => {
  const ofIndia = new Set(taxaOfIndia.map(({ id }) => id));
  const beyond = ({ species }: { species: string | null }) => species === null;
  const best = (found: ReturnType<typeof searchTaxa>['found']) =>
    found.map(({ taxon: { id }, matched, isSpeltAlike }) => ({ id, matched, isSpeltAlike }));
  const both = [...searchTable, ...spokenTable, ...walkTable].map(([typed]) => {
    const server = searchTaxa(index, typed, Infinity, { isWanted: beyond }).found.filter(({ taxon }) =>
      ofIndia.has(taxon.id),
    );
    return { typed, server: best(server.slice(0, 3)), device: best(searchIndia(typed, 3).found) };
  });
  const asked = both.filter(({ server }) => server.length > 0);
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.filter(({ server, device }) => JSON.stringify(server) !== JSON.stringify(device))).toEqual([]);
});
