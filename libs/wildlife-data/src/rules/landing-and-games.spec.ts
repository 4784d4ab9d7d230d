import { animals } from '../animals/animals';
import { gameNames } from '../games/game-names';
import { detectiveAnimals } from '../games/detective-animals';
import { matchAnimals } from '../games/match-animals';
import { wordleWords } from '../games/wordle-words';
import { featureCards } from '../landing/feature-cards';
import { featuredAnimals } from '../landing/featured-animals';
import { funFacts, picturedFacts } from '../landing/fun-facts';
import { testimonials } from '../landing/testimonials';
import { translations } from '../translations/translations';
import { nameLanguages } from '../names/name-languages';

/** The first answer of the game that one of its own clues gives away. */
function givenAway(animals: readonly { name: string; clues: readonly string[] }[]): string[] {
  return animals
    .filter(({ name, clues }) => clues.some((clue) => clue.toLowerCase().includes(name.toLowerCase())))
    .map(({ name }) => name);
}

describe('landing and games hold what the specification lists', () => {
  test('four features and four animals, in its order', () => {
    expect(featureCards.map((card) => card.name)).toEqual([
      'Live Animal Tracking',
      'Wildlife News & Updates',
      'Wildlife Knowledge Hub',
      'Fun Facts & Interactive Content',
    ]);
    expect(featuredAnimals.map((card) => card.name)).toEqual([
      'Bengal Tiger',
      'Giant Panda',
      'Indian Peacock',
      'Sea Turtle',
    ]);
  });

  test('twenty facts, each one sentence; four testimonials of four people', () => {
    expect(funFacts).toHaveLength(20);
    expect(funFacts.filter((fact) => !/^[A-Z].*[^.]\.$/.test(fact) || /\. /.test(fact))).toEqual([]);
    expect(new Set(testimonials.map((voice) => `${voice.name} ${voice.img}`)).size).toBe(4);
  });

  test('each fact shows the plate of an animal that it names', () => {
    expect(picturedFacts.map(({ fact }) => fact)).toEqual(funFacts);
    const generic = /^(Arctic|Bengal|Giant|Pacific|Indian|Blue|King|Polar|Purple|Emperor|Sea)$/;
    for (const { fact, animal, img } of picturedFacts) {
      const record = animals.find(({ id }) => id === animal.id);
      expect(record).toMatchObject({ name: animal.name, image: img });
      const names = animal.name.split(' ').filter((word) => !generic.test(word));
      expect(names.filter((word) => fact.toLowerCase().includes(word.toLowerCase()))).not.toEqual([]);
    }
  });

  test('the words of Animal Wordle', () => {
    expect(wordleWords.join(' ')).toBe(
      'tiger zebra lion panda koala rhino camel otter whale snake shark moose horse beaver eagle',
    );
  });

  test('the answers of Animal Detective, none given away by its clues', () => {
    expect(detectiveAnimals.map((animal) => animal.name).join(' ')).toBe(
      'Elephant Tiger Kangaroo Penguin Giraffe Dolphin Lion Monkey Zebra Owl Rabbit Frog Bear Snake Peacock',
    );
    expect(givenAway([{ name: 'Owl', clues: ['I am an owl.'] }])).toEqual(['Owl']);
    expect(givenAway(detectiveAnimals)).toEqual([]);
  });

  test('the animals of the games have a name in every language, no two the same', () => {
    const animals = new Set([...detectiveAnimals, ...matchAnimals].map(({ name }) => name));
    for (const names of Object.values(gameNames)) {
      expect(Object.keys(names).sort()).toEqual([...animals].sort());
      const shown = Object.values(names).map(([name]) => name);
      expect(shown).not.toContain(undefined);
      expect(new Set(shown).size).toBe(animals.size);
    }
  });

  test.each(nameLanguages)('no clue in %s gives its answer away', (language) => {
    const faults = Object.entries(translations[language].games['detective'] ?? {}).filter(([place, clue]) =>
      gameNames[language][place.split('.')[0] ?? '']?.some((name) =>
        clue.split(/[\s,:।.]+/).some((word) => word.startsWith(name)),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('eight pictures for the sixteen cards of Wild Match, one emoji each', () => {
    expect(matchAnimals).toHaveLength(8);
    expect(matchAnimals.filter(({ emoji }) => !/^\p{Extended_Pictographic}$/u.test(emoji))).toEqual([]);
  });
});
