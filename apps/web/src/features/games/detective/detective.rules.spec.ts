import { detectiveAnimals } from '@aranya/wildlife-data';
import fc from 'fast-check';
import {
  currentAnimal,
  type Detective,
  goOn,
  guess,
  hasNextClue,
  namedInRound,
  nextClue,
  startDetective,
  verdictText,
} from './detective.rules';

const started = () => startDetective(detectiveAnimals);
const answer = (game: Detective, text: string) => {
  const answered = guess(game, text);
  return goOn(answered, answered.turn);
};

describe('a game', () => {
  test('begins with the first clue of the first animal and no score', () => {
    const game = started();
    expect(currentAnimal(game).name).toBe('Elephant');
    expect(game).toMatchObject({ clue: 0, score: 0, streak: 0, round: 1, verdict: undefined });
    expect(game.answers).toEqual(Array(15).fill(undefined));
  });

  test('gives three clues and no more', () => {
    const second = nextClue(started());
    expect([second.clue, hasNextClue(second)]).toEqual([1, true]);
    const third = nextClue(second);
    expect([third.clue, hasNextClue(third)]).toEqual([2, false]);
    expect(nextClue(third)).toBe(third);
  });

  test.each(['Elephant', 'elephant', 'ELEPHANT', '  elephant\t'])('takes "%s" for the elephant', (text) => {
    const game = guess(started(), text);
    expect(game).toMatchObject({ score: 1, streak: 1, verdict: { correct: true, answer: 'Elephant' } });
    expect(verdictText(game.verdict ?? { correct: false, answer: '' })).toBe('Correct!');
  });

  test.each(['tiger', 'elephants', 'ele phant', 'an elephant'])('does not take "%s"', (text) => {
    const game = guess(started(), text);
    expect(game).toMatchObject({ score: 0, streak: 0, verdict: { correct: false, answer: 'Elephant' } });
  });

  test('a wrong guess names the animal, keeps the score and ends the streak', () => {
    const game = guess(answer(started(), 'elephant'), 'cow');
    expect(game).toMatchObject({ score: 1, streak: 0, verdict: { correct: false, answer: 'Tiger' } });
    expect(verdictText(game.verdict ?? { correct: true, answer: '' })).toBe("Wrong! It's Tiger");
  });

  test.each(['', ' ', '\t\n'])('an empty guess (%j) counts for nothing and is told', (text) => {
    const game = guess(started(), text);
    expect(game).toEqual({ ...started(), guessWasEmpty: true });
    expect(nextClue(game).guessWasEmpty).toBe(false);
    expect(guess(game, 'cow').guessWasEmpty).toBe(false);
  });

  test('while an answer stands nothing can be entered, so that no point counts twice', () => {
    const game = guess(started(), 'elephant');
    expect(guess(game, 'elephant')).toBe(game);
    expect(guess(game, '')).toBe(game);
    expect(nextClue(game)).toBe(game);
  });

  test('then comes the next animal, with its first clue', () => {
    const answered = guess(nextClue(started()), 'elephant');
    const game = goOn(answered, answered.turn);
    expect(currentAnimal(game).name).toBe('Tiger');
    expect(game).toMatchObject({ clue: 0, score: 1, verdict: undefined });
    expect(goOn(game, answered.turn)).toBe(game);
  });

  test('a timer of an earlier answer does not cut a later pause short', () => {
    const first = guess(started(), 'elephant');
    const second = guess(goOn(first, first.turn), 'tiger');
    expect(goOn(second, first.turn)).toBe(second);
  });

  test('after the last animal comes the first again; the score stays, the round is counted', () => {
    const game = detectiveAnimals.reduce(
      (now, { name }, index) => answer(now, index % 5 === 0 ? 'cow' : name),
      started(),
    );
    expect(currentAnimal(game).name).toBe('Elephant');
    expect(game).toMatchObject({ clue: 0, score: 12, streak: 4, round: 2, lastRound: 12 });
    expect(namedInRound(game)).toBe(0);
    expect(guess(game, 'elephant').lastRound).toBeUndefined();
  });
});

test('whatever is typed, asked and waited for: the score never goes down and counts each animal once', () => {
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
        else game = goOn(game, game.turn + now.timer);
        if (before.verdict && !game.verdict) animalsSeen += 1;
        if (game.score < before.score) faults.push('the score went down');
        if (game.score > animalsSeen + 1) faults.push('an animal counted twice');
        if (game.streak > game.score) faults.push('the streak is longer than the score');
        if (game.clue > 2 || game.current > 14) faults.push('beyond the last');
      }
      // Whatever happened, the pause ends and the game goes on.
      if (goOn(game, game.turn).verdict) faults.push('the pause does not end');
      expect(faults).toEqual([]);
    }),
  );
});
