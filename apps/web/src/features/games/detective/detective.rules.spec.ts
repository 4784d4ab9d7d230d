import { detectiveAnimals } from '@aranya/wildlife-data';
import fc from 'fast-check';
import {
  answeredCases,
  cluesIn,
  currentAnimal,
  currentIndex,
  type Detective,
  guess,
  hasNextClue,
  namedIn,
  nextAnimal,
  nextClue,
  startDetective,
  verdictText,
} from './detective.rules';

const started = () => startDetective(detectiveAnimals, true);
const answer = (game: Detective, text: string) => {
  const answered = guess(game, text);
  return nextAnimal(answered, answered.turn);
};

describe('a game', () => {
  test('begins with the first clue of the first animal and no score', () => {
    const game = started();
    expect(currentAnimal(game).name).toBe('Elephant');
    expect(game).toMatchObject({ clue: 0, score: 0, streak: 0, round: 1, answers: [], verdict: undefined });
  });

  test('has three clues', () => {
    const second = nextClue(started());
    expect([second.clue, hasNextClue(second)]).toEqual([1, true]);
    const third = nextClue(second);
    expect([third.clue, hasNextClue(third)]).toEqual([2, false]);
    expect(nextClue(third)).toBe(third);
  });

  test.each(['Elephant', 'elephant', 'ELEPHANT', '  elephant\t'])('accepts "%s" as Elephant', (text) => {
    const game = guess(started(), text);
    expect(game).toMatchObject({ score: 1, streak: 1, verdict: { correct: true, answer: 'Elephant' } });
    expect(verdictText(game.verdict ?? { correct: false, answer: '' })).toBe('Correct!');
  });

  test.each(['tiger', 'elephants', 'ele phant', 'an elephant'])('does not accept "%s"', (text) => {
    const game = guess(started(), text);
    expect(game).toMatchObject({ score: 0, streak: 0, verdict: { correct: false, answer: 'Elephant' } });
  });

  test('forgives what is said to be misspelt, and nothing else', () => {
    const isMisspelt = (text: string, name: string) => text === 'elefant' && name === 'Elephant';
    expect(guess(started(), 'elefant', isMisspelt).verdict?.correct).toBe(true);
    expect(guess(started(), 'elefont', isMisspelt).verdict?.correct).toBe(false);
  });

  test('a wrong guess names the animal, keeps the score and ends the streak', () => {
    const game = guess(answer(started(), 'elephant'), 'cow');
    expect(game).toMatchObject({ score: 1, streak: 0, verdict: { correct: false, answer: 'Tiger' } });
    expect(verdictText(game.verdict ?? { correct: true, answer: '' })).toBe("Wrong! It's Tiger");
  });

  test.each(['', ' ', '\t\n'])('an empty guess (%j) does not count and is reported', (text) => {
    const game = guess(started(), text);
    expect(game).toEqual({ ...started(), guessWasEmpty: true });
    expect(nextClue(game).guessWasEmpty).toBe(false);
    expect(guess(game, 'cow').guessWasEmpty).toBe(false);
  });

  test('ignores input while a verdict is shown, so that no point counts twice', () => {
    const game = guess(started(), 'elephant');
    expect(guess(game, 'elephant')).toBe(game);
    expect(guess(game, '')).toBe(game);
    expect(nextClue(game)).toBe(game);
  });

  test('goes on to the first clue of the next animal', () => {
    const answered = guess(nextClue(started()), 'elephant');
    const game = nextAnimal(answered, answered.turn);
    expect(currentAnimal(game).name).toBe('Tiger');
    expect(game).toMatchObject({ clue: 0, score: 1, verdict: undefined });
    expect(nextAnimal(game, answered.turn)).toBe(game);
  });

  test('a timer of an earlier answer does not cut a later pause short', () => {
    const first = guess(started(), 'elephant');
    const second = guess(nextAnimal(first, first.turn), 'tiger');
    expect(second.turn).toBeGreaterThan(first.turn);
    expect(nextAnimal(second, first.turn)).toBe(second);
  });

  const playAll = (game: Detective) =>
    detectiveAnimals.reduce((now, { name }, index) => answer(now, index % 5 === 0 ? 'cow' : name), game);

  test('wraps to the first animal after the last and keeps the score', () => {
    const game = playAll(started());
    expect(currentAnimal(game).name).toBe('Elephant');
    expect(game).toMatchObject({ clue: 0, score: 12, streak: 4, round: 2, answers: [], finished: false });
    expect(namedIn(game.lastAnswers)).toBe(12);
  });

  test('of one day ends after the last animal', () => {
    const game = playAll(startDetective(detectiveAnimals));
    expect(game).toMatchObject({ score: 12, round: 1, finished: true, verdict: undefined });
    expect(currentIndex(game)).toBe(14);
    expect(guess(game, 'peacock')).toBe(game);
    expect(nextClue(game)).toBe(game);
    expect(
      answeredCases(game.animals, game.answers).map(({ animal, correct }) => [animal.name, correct]),
    ).toEqual(detectiveAnimals.map(({ name }, index) => [name, index % 5 !== 0]));
  });

  test('counts the clues of each answer', () => {
    const game = answer(nextClue(answer(started(), 'elephant')), 'tiger');
    expect(game.answers).toEqual([
      { correct: true, clues: 1 },
      { correct: true, clues: 2 },
    ]);
    expect(cluesIn(game.answers)).toBe(3);
  });
});

test('no input lowers the score or counts an animal twice', () => {
  const name = fc.constantFrom(...detectiveAnimals.map((animal) => animal.name));
  const step = fc.oneof(
    fc.record({ text: fc.oneof(name, fc.string({ maxLength: 3 })) }),
    fc.constant('right'),
    fc.constant('clue'),
    fc.record({ timer: fc.integer({ min: -2, max: 1 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
      let game = started();
      let animalsSeen = 0;
      const faults: string[] = [];
      for (const now of steps) {
        const before = game;
        if (now === 'clue') game = nextClue(game);
        else if (now === 'right') game = guess(game, currentAnimal(game).name);
        else if ('text' in now) game = guess(game, now.text);
        else game = nextAnimal(game, game.turn + now.timer);
        if (before.verdict && !game.verdict) animalsSeen += 1;
        if (game.score < before.score) faults.push('the score went down');
        if (game.score > animalsSeen + 1) faults.push('an animal counted twice');
        if (game.streak > game.score) faults.push('the streak is longer than the score');
        if (game.clue > 2 || currentIndex(game) > 14) faults.push('beyond the last');
      }
      if (nextAnimal(game, game.turn).verdict) faults.push('the pause does not end');
      expect(faults).toEqual([]);
    }),
  );
});
