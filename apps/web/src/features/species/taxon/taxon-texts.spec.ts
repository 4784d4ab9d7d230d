import type { TaxonSummary } from '@aranya/contracts';
import { factsText, membersText, statusText } from './taxon-texts';

const taxon = (rank: string, more: Partial<TaxonSummary> = {}): TaxonSummary => ({
  ...{ id: 1, scientific_name: 'Testus', name: null, rank, group: 'sharks and rays', iucn: null },
  ...{ extinct: false, recorded_in_india: false, species: null },
  ...more,
});

test.each<[ranks: string[], count: number, text: string, hasMore?: boolean]>([
  [['species', 'species'], 28, '28 species'],
  [['genus'], 1, '1 genus'],
  [['genus', 'genus'], 2400, '2,400 genera'],
  [['genus', 'species'], 1000, 'More than 1,000 branches', true],
  [['family', 'family'], 3, '3 families'],
  [['order', 'order'], 44, '44 orders'],
  [['suborder', 'family'], 2, '2 branches'],
])('below it are %s: %i is %s', (ranks, count, text, hasMore = false) => {
  const members = ranks.map((rank) => taxon(rank));
  expect(membersText({ members, members_count: count, has_more_members: hasMore })).toBe(text);
});

test.each([
  [
    taxon('species', { iucn: 'VU', recorded_in_india: true }),
    'Sharks and rays · Vulnerable · Recorded in India',
  ],
  [taxon('species', { iucn: 'EX', extinct: true }), 'Sharks and rays · Extinct'],
  [taxon('species', { iucn: 'NE' }), 'Sharks and rays'],
  [taxon('genus'), 'Genus of sharks and rays'],
])('a list says of %j: %s', (given, text) => expect(factsText(given)).toBe(text));

test.each([
  [taxon('species', { iucn: 'CR' }), 'Critically Endangered'],
  [taxon('subspecies', { iucn: 'LC', extinct: true }), 'Extinct'],
  [taxon('species', { iucn: 'NE' }), 'Not assessed for the species as defined here'],
  [taxon('species'), 'Not known to us'],
  [taxon('genus'), 'Each species has its own'],
])('a page says of the status of %j: %s', (given, text) => expect(statusText(given)).toBe(text));
