import { animalsOfPark, parkCategory, parksOfAnimal, searchParks } from './park-lookups';

const kanha = {
  name: 'Kanha National Park',
  location: 'Mandla, Madhya Pradesh',
  fauna: ['Barasingha', 'Bengal Tiger', 'Wild Boar'],
};
const dampa = {
  name: 'Dampa Wildlife Sanctuary',
  location: 'Mamit, Mizoram',
  fauna: ['Dhole', 'Tiger Beetle'],
};
const lake = { name: 'Tsö Lake Reserve', location: 'Leh, Ladakh', fauna: [] };
const all = [kanha, dampa, lake];

describe('parkCategory', () => {
  test.each([
    ['Kanha National Park', 'National Park'],
    ['KANHA NATIONAL PARK AND TIGER RESERVE', 'National Park'],
    ['Blackbuck National Park, Velavadar', 'National Park'],
    ['dampa wildlife sanctuary', 'Wildlife Sanctuary'],
    ['Some Wildlife Sanctuary and National Park', 'National Park'],
    ['Kokkare Bellur', 'Other'],
    ['', 'Other'],
  ])('%j is %j', (name, category) => expect(parkCategory(name)).toBe(category));
});

describe('searchParks', () => {
  test('finds by name or location, without case or accents', () => {
    expect(searchParks(all, 'KANHA')).toEqual([kanha]);
    expect(searchParks(all, 'mizoram')).toEqual([dampa]);
    expect(searchParks(all, 'tso')).toEqual([lake]);
    expect(searchParks(all, ' ')).toEqual(all);
    expect(searchParks(all, 'atlantis')).toEqual([]);
  });

  test('combines text and category', () => {
    expect(searchParks(all, '', 'Wildlife Sanctuary')).toEqual([dampa]);
    expect(searchParks(all, 'kanha', 'Wildlife Sanctuary')).toEqual([]);
    expect(searchParks(all, 'a', 'National Park')).toEqual([kanha]);
  });
});

describe('parks and their animals', () => {
  const tiger = { id: 1, name: 'Bengal Tiger' };
  const barasingha = { id: 16, name: 'Barasingha' };

  test('parksOfAnimal goes by the whole name', () => {
    expect(parksOfAnimal(all, tiger)).toEqual([kanha]);
    expect(parksOfAnimal(all, { name: 'bengal tiger' })).toEqual([kanha]);
    expect(parksOfAnimal(all, { name: 'Tiger' })).toEqual([]);
  });

  test('animalsOfPark keeps the order of the park and leaves out what the catalogue lacks', () => {
    expect(animalsOfPark([tiger, barasingha], kanha)).toEqual([barasingha, tiger]);
    expect(animalsOfPark([tiger, barasingha], lake)).toEqual([]);
  });
});
