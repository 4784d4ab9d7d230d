import { roster } from '../animals/roster';
import { detectiveAnimals } from '../games/detective-animals';
import { matchAnimals } from '../games/match-animals';
import { featuredAnimals } from '../landing/featured-animals';
import { parkReferenceFaults, relatedFaults } from './cross-references';

const ids = new Set(roster.map((animal) => animal.id));

describe('cross references resolve', () => {
  test('finds a park’s near misses, duplicates and a poster without its animal', () => {
    const catalogue = [
      { id: 1, name: 'Bengal Tiger' },
      { id: 9, name: 'Gaur' },
    ];
    const faults = (signature: number, ...fauna: string[]) =>
      parkReferenceFaults({ name: 'Park', fauna, signature }, catalogue);
    expect(faults(1, 'Bengal Tiger', 'Wild Boar')).toEqual([]);
    expect(faults(1, 'Bengal Tiger', 'gaur')).toEqual(["Park: 'gaur' is 'Gaur' in the catalogue"]);
    expect(faults(1, 'Bengal Tiger', 'Indian Bison')).toEqual([
      "Park: 'Indian Bison' is 'Gaur' in the catalogue",
    ]);
    expect(faults(1, 'Bengal Tiger', 'Wild Boar', 'Wild Boar')).toEqual(["Park names 'Wild Boar' twice"]);
    expect(faults(9, 'Bengal Tiger')).toEqual(['Park: Gaur is on the poster but not in the fauna']);
    expect(faults(7, 'Bengal Tiger')).toEqual(['Park: no animal 7 for the poster']);
  });

  test('finds a related animal that is the animal itself or named twice, and one alone', () => {
    const faults = (...related: number[]) => relatedFaults({ id: 1, name: 'Bengal Tiger', related });
    expect(faults(2, 3)).toEqual([]);
    expect(faults(1, 2)).toEqual(['Bengal Tiger is related to itself']);
    expect(faults(2, 2)).toEqual(['Bengal Tiger names animal 2 twice']);
    expect(faults(2)).toEqual(['Bengal Tiger: related names fewer than two animals']);
  });

  test('another name of an animal is told with a name of the catalogue', () => {
    const names = [
      ...['Indian Peafowl', 'Peacock', 'Tiger', 'Indian Leopard', 'Indian Elephant', 'Indian Bison'],
      ...['Greater One-horned Rhinoceros', 'One-horned Rhinoceros', 'Asiatic Wild Buffalo', 'Indian Gazelle'],
      ...['Spotted Deer', 'Swamp Deer', 'Sambar Deer', 'Blue Sheep', 'Wild Dog', 'Indian Wild Dog'],
      ...['Malabar Giant Squirrel', 'Grey Langur', 'Northern Plains Grey Langur', 'Gangetic Dolphin'],
      ...['Mugger', 'Estuarine Crocodile', 'Indian Python', 'Green Turtle', 'Hoolock Gibbon', 'Slow Loris'],
    ];
    const fauna = ['Bengal Tiger', ...names];
    const told = parkReferenceFaults({ name: 'Park', fauna, signature: 1 }, roster).map(
      (fault) => /is '(.*)' in the catalogue$/.exec(fault)?.[1],
    );
    expect(told).toHaveLength(names.length);
    expect(told.filter((name) => !roster.some((animal) => animal.name === name))).toEqual([]);
  });

  test('landing and games to animals', () => {
    for (const featured of featuredAnimals) {
      const animal = roster.find((entry) => entry.id === featured.id);
      expect(`/artwork/animals/${animal?.slug}.svg`).toBe(featured.img);
    }
    expect([...detectiveAnimals, ...matchAnimals].filter((animal) => !ids.has(animal.animalId))).toEqual([]);
  });
});
