import { articleSearch } from './article-search';

const articles = [
  ['Tigers return to a valley', 'A camera trap shows them again.'],
  ['A tiger shark off Kerala', null],
  ['Ánimals of the Sundarbans', 'Mangroves shelter them.'],
  ['A rare cat', 'The snow leopard of Spiti.'],
  ['Leopards near a city', null],
  ['Wolves cross the plateau', null],
  ['Butterflies of many species', null],
] as const;

const find = (q: string) =>
  articles
    .map(([title, description]) => ({ title, description }))
    .filter(articleSearch(q))
    .map(({ title }) => title);

test.each([
  ['tiger valley', ['Tigers return to a valley']],
  ['VALLEYS', ['Tigers return to a valley']],
  ['  mangrove animal ', ['Ánimals of the Sundarbans']],
  ['sund', ['Ánimals of the Sundarbans']],
  ['butterfly', ['Butterflies of many species']],
  ['butterfli species', ['Butterflies of many species']],
  ['spiti', ['A rare cat']],
  ['ger', []],
  ['tiger poaching', []],
])('%j finds the articles that have the beginning of each word', (q, found) => {
  expect(find(q)).toEqual(found);
});

test.each([
  ['Bengal Tiger', ['Tigers return to a valley']],
  ['Panthera tigris', ['Tigers return to a valley']],
  ['Snow Leopard', ['A rare cat']],
  ['Indian Wolf', ['Wolves cross the plateau']],
])('%j finds the animal by its other names, and no other', (q, found) => {
  expect(find(q)).toEqual(found);
});
