import { detectiveAnimals } from '../games/detective-animals';
import { featureCards } from '../landing/feature-cards';
import { featuredAnimals } from '../landing/featured-animals';
import { funFacts } from '../landing/fun-facts';
import { testimonials } from '../landing/testimonials';
import { proseFaults } from './plain-prose';

describe('prose is plain', () => {
  test.each([
    ['A majestic animal of the forest.', "the filler 'majestic'"],
    ['It plays a crucial role there.', "the filler 'crucial role'"],
    ['It sleeps — and wakes.', 'a long dash'],
    ['It lives 10–12 years.', 'a long dash'],
    ['It sleeps - and wakes.', 'a hyphen used as a dash'],
    ['It wakes!', 'an exclamation mark'],
    ['It  wakes.', 'a double blank or line break'],
    ['It wakes.\nIt sleeps.', 'a double blank or line break'],
    ['It wakes “early”.', 'a typographic quote or ellipsis'],
    ['TODO: the description.', 'a placeholder'],
  ])('finds %j', (text, fault) => expect(proseFaults('Gaur', text)).toEqual([`Gaur: ${fault}`]));

  test.each([
    ['gray', 'grey'],
    ['color', 'colour'],
    ['colors', 'colours'],
    ['colored', 'coloured'],
    ['meter', 'metre'],
    ['meters', 'metres'],
    ['kilometer', 'kilometre'],
    ['kilometers', 'kilometres'],
    ['centimeter', 'centimetre'],
    ['centimeters', 'centimetres'],
    ['neighbor', 'neighbour'],
    ['neighbors', 'neighbours'],
    ['behavior', 'behaviour'],
    ['favorite', 'favourite'],
    ['mold', 'mould'],
    ['plow', 'plough'],
    ['fiber', 'fibre'],
    ['center', 'centre'],
  ])('%s is for %s', (american, british) =>
    expect(proseFaults('Gaur', `The ${american} of it.`)).toEqual([`Gaur: '${american}' for '${british}'`]),
  );

  test.each([
    "It lives 10 to 12 years in the grey-green hills; its young don't.",
    'A nilometer.',
    'Iconicity.',
  ])('accepts %j', (text) => expect(proseFaults('Gaur', text)).toEqual([]));

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
