import { animals } from '../animals/animals';
import { detectiveAnimals } from '../games/detective-animals';
import { featureCards } from '../landing/feature-cards';
import { featuredAnimals } from '../landing/featured-animals';
import { funFacts } from '../landing/fun-facts';
import { testimonials } from '../landing/testimonials';
import { parks } from '../parks/parks';
import { proseFaults } from './plain-prose';

describe('prose is plain', () => {
  test.each([
    'A majestic animal of the forest.',
    'It plays a crucial role there.',
    'It sleeps — and wakes.',
    'It lives 10–12 years.',
    'It sleeps - and wakes.',
    'It wakes!',
    'It  wakes.',
    'It wakes “early”.',
    'TODO: the description.',
    'A gray coat.',
    'Two meters long.',
  ])('finds %j', (text) => expect(proseFaults('Gaur', text)).toHaveLength(1));

  test.each([
    "It lives 10 to 12 years in the grey-green hills; its young don't.",
    'A nilometer.',
    'Iconicity.',
  ])('accepts %j', (text) => expect(proseFaults('Gaur', text)).toEqual([]));

  test('animals', () => {
    const faults = animals.flatMap(({ name, ...animal }) =>
      [animal.description, animal.habitat, animal.status_threats, animal.food, animal.region].flatMap(
        (text) => proseFaults(name, text),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('parks', () => {
    const faults = parks.flatMap(({ name, ...park }) =>
      [park.history, park.location, ...park.habitats, ...park.fauna, ...park.flora].flatMap((text) =>
        proseFaults(name, text),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('landing and games', () => {
    const cards = [...featureCards, ...featuredAnimals, ...testimonials];
    const faults = [
      ...cards.flatMap((card) => proseFaults(card.name, card.desc)),
      ...funFacts.flatMap((fact, at) => proseFaults(`Fact ${at + 1}`, fact)),
      ...detectiveAnimals.flatMap((animal) => animal.clues.flatMap((clue) => proseFaults(animal.name, clue))),
    ];
    expect(faults).toEqual([]);
  });
});
