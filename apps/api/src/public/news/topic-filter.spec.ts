import { isAboutWildlife } from './topic-filter';

test.each([
  'Tiger numbers climb in the Western Ghats',
  'India counts its snow leopards for the first time',
  'Wolves return to a valley',
  'POACHING falls by half',
  'Three vultures released near Pune',
  'How coral reefs recover',
  'Rangers find bears in the forest',
  'A wetland where cranes rest on migration',
  'Camera traps in an unknown forest',
  'Butterflies of the city',
])('%s: yes', (text) => expect(isAboutWildlife(text)).toBe(true));

test.each([
  '',
  'Coal mine gets its clearance',
  'Banks bear the risk of solar loans',
  'Tower cranes stand still over the harbour',
  'Government seals the border',
  'Cricket: a bat for the museum',
  'Heat pumps for every home',
  'Stock markets: bulls and bears',
  'Forest forests: a book review',
  'Tigerish optimism, and a lionised poet',
  'Air quality worsens in the capital',
])('%s: no', (text) => expect(isAboutWildlife(text)).toBe(false));
