import { accessedOn, citationBibtex, citationText } from './citation';

const tiger = { title: 'Bengal Tiger (Panthera tigris tigris)', path: '/animal/1' };
const on = { year: 2026, accessed: '25 November 2026' };

test('a citation names authors, title, site, year, address and day', () => {
  expect(citationText(tiger, on)).toBe(
    'Aranya contributors. “Bengal Tiger (Panthera tigris tigris)”. Aranya, 2026. http://localhost:4200/animal/1. Accessed 25 November 2026.',
  );
});

test('a prerendered page knows no day, and a list has its own author', () => {
  expect(citationText({ ...tiger, authors: 'Asha Menon' }, { year: 2026, accessed: '' })).toBe(
    'Asha Menon. “Bengal Tiger (Panthera tigris tigris)”. Aranya, 2026. http://localhost:4200/animal/1.',
  );
});

test('as BibTeX the same is an entry, whose address keeps the characters of TeX', () => {
  expect(citationBibtex({ title: 'Fish & Wildlife Park', path: '/parks&sancturies/fish_wildlife' }, on))
    .toBe(`@misc{aranya-parks-sancturies-fish-wildlife,
  author = {{Aranya contributors}},
  title = {{Fish \\& Wildlife Park}},
  howpublished = {Aranya},
  year = {2026},
  url = {http://localhost:4200/parks&sancturies/fish_wildlife},
  note = {Accessed 25 November 2026}
}`);
});

test('a record that knows when it last changed is cited by that day', () => {
  const changed = { ...tiger, changed: '2025-03-09' };
  expect(citationText(changed, on)).toContain('Aranya, last changed 9 March 2025. http');
  const bibtex = citationBibtex(changed, on);
  expect(bibtex).toContain('year = {2025}');
  expect(bibtex).toContain('note = {Last changed 9 March 2025, accessed 25 November 2026}');
  expect(citationBibtex(changed, { ...on, accessed: '' })).toContain('note = {Last changed 9 March 2025}');
});

test('a day is written in words', () => {
  expect(accessedOn(new Date(2026, 10, 5))).toBe('5 November 2026');
});
