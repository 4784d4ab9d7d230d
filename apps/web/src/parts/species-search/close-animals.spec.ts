import { animalIndex, searchAnimals } from '@aranya/wildlife-data';
import { closeAnimals } from './close-animals';

const close = (text: string) =>
  closeAnimals(animalIndex, text).map(({ animal, reason }) => `${animal.name}: ${reason}`);

test('the tiger comes by its name, and the bullfrog after it by its earlier scientific name', () => {
  expect(searchAnimals(animalIndex, 'tiger').map(({ name }) => name)).toEqual(['Bengal Tiger']);
  expect(close('tiger')).toEqual(['Indian Bullfrog: Also called rana tigerina']);
});

test.each([
  ['peafowl', ['Indian Peacock: Also called peafowl']],
  ['Killer Whale', ['Orca: Also called killer whale']],
  ['🦁', ['Asiatic Lion: Also called 🦁']],
  ['बाघ', ['Bengal Tiger: Also called बाघ']],
  ['caribou', ['Reindeer: Also called caribou']],
  ['Grus antigone', ['Sarus Crane: Also called grus antigone']],
  ['axolot', []],
  ['panthera onca', ['Jaguar: Scientific name']],
  ['great apes', ['Mountain Gorilla: Great ape', 'Bornean Orangutan: Great ape']],
  ['bird of prey', expect.arrayContaining(['Indian Vulture: Bird of prey', 'Snowy Owl: Bird of prey'])],
  ['amphibians', expect.arrayContaining(['Axolotl: Amphibian', 'Purple Frog: Amphibian'])],
])('%j also finds %j', (text, found) => {
  expect(close(text)).toEqual(found);
});

test('big cats are the six of that name, and none twice', () => {
  expect(close('big cat')).toEqual(
    ['Bengal Tiger', 'Asiatic Lion', 'Leopard', 'Snow Leopard', 'Cheetah', 'Jaguar'].map(
      (name) => `${name}: Big cat`,
    ),
  );
});

test('a whole word wins over the beginning of another', () => {
  expect(close('cat').join()).not.toContain('Cattle');
  expect(close('catt')).toContain('Gaur: Cattle');
});

test('what another name begins with is told', () =>
  expect(close('snow')).toContain('Wandering Albatross: Also called snowy albatross'));

test.each([
  ['tiggr', 'Bengal Tiger: Similar spelling'],
  ['tgier', 'Bengal Tiger: Similar spelling'],
  ['leopart', 'Snow Leopard: Similar spelling'],
  ['orka', 'Orca: Similar spelling'],
  ['snow lepard', 'Snow Leopard: Similar spelling'],
  ['elefant', 'Asian Elephant: Similar spelling'],
  ['dolfin', 'Ganges River Dolphin: Similar spelling'],
  ['blu wale', 'Blue Whale: Similar spelling'],
  ['honybee', 'Giant Honey Bee: Similar spelling'],
  ['peafowel', 'Indian Peacock: Similar spelling: peafowl'],
])('%j, one letter wrong, finds %j', (text, found) => {
  expect(close(text)).toContain(found);
});

test.each(['ab', 'be', '', '  ', 'xyzzy', 'tgr', 'no such animal', '.*', '(', '\\'])(
  '%j comes close to nothing',
  (text) => {
    expect(close(text)).toEqual([]);
  },
);

test('a word that the catalogue knows is not taken for a misspelling', () => {
  expect(close('bear').join()).not.toContain('Similar');
  expect(close('lion').join()).not.toContain('Similar');
});

test('no animal is found both by name and as close', () => {
  for (const text of ['india', 'whale', 'cat', 'mammal', 'africa', 'deer', 'wolf', 'fish']) {
    const exact = new Set(searchAnimals(animalIndex, text));
    const found = closeAnimals(animalIndex, text).map(({ animal }) => animal);
    expect(found.filter((animal) => exact.has(animal))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  }
});
