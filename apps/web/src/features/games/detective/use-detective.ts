import { announce } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { updatePersisted } from '../../../lib/persisted-store';
import * as rules from './detective.rules';
import { detectiveStatistics, withAnswer } from './detective-statistics';

type IsMisspelt = (text: string, name: string) => boolean;

const progress = (game: rules.Detective) => ({
  number: rules.currentIndex(game) + 1,
  count: game.animals.length,
});

export const progressText = (game: rules.Detective) => m.detective_progress(progress(game));

const countNamed = (answers: readonly rules.GuessResult[]) => ({
  named: rules.namedIn(answers),
  count: answers.length,
});

function introduce(game: rules.Detective): string | undefined {
  const { answers, lastAnswers, round } = game;
  if (game.finished) return m.detective_end(countNamed(answers));
  if (game.verdict || game.clue > 0) return undefined;
  const isNewRound = round > 1 && answers.length === 0;
  const before = isNewRound ? [m.detective_round_begins({ ...countNamed(lastAnswers), round })] : [];
  const [clue] = rules.currentAnimal(game).clues;
  return [...before, m.detective_introduced({ ...progress(game), clue })].join(' ');
}

const loadSpelling = (): Promise<IsMisspelt> =>
  getLocale() === 'en'
    ? import('../../../parts/species-search/is-misspelt').then(({ isMisspelt }) => isMisspelt)
    : import('../../../parts/species-search/is-called').then(({ isCalled }) => isCalled);

/**
 * Runs a game.
 * @param onSave runs after each clue and guess
 */
export function useDetective(start: rules.Detective, onSave: (game: rules.Detective) => void) {
  const [game, setGame] = useState(start);
  const [text, setText] = useState('');
  const { verdict, turn } = game;

  useEffect(() => {
    if (!verdict) return;
    const timer = setTimeout(() => {
      setText('');
      setGame((now) => rules.nextAnimal(now, turn));
    }, rules.PAUSE_MS);
    return () => clearTimeout(timer);
  }, [verdict, turn]);

  // The first animal is read with the page, not announced.
  const introduction = turn > 0 ? introduce(game) : undefined;
  useEffect(() => {
    if (introduction) announce(introduction);
  }, [introduction]);

  const isMisspelt = useRef<IsMisspelt>(undefined);
  const started = text !== '' || turn > 0;
  useEffect(() => {
    // Offline, a wrong letter is not forgiven.
    if (started)
      loadSpelling().then(
        (loaded) => void (isMisspelt.current = loaded),
        () => undefined,
      );
  }, [started]);

  const answer = () => {
    const next = rules.guess(game, text, isMisspelt.current);
    if (next === game) return;
    setGame(next);
    if (!next.verdict) return;
    const { correct } = next.verdict;
    announce(rules.verdictText(next.verdict));
    updatePersisted(detectiveStatistics, (now) =>
      withAnswer(now, { correct, clue: game.clue, streak: next.streak, named: rules.namedIn(next.answers) }),
    );
    onSave(next);
  };

  const reveal = () => {
    const next = rules.nextClue(game);
    if (next === game) return;
    setGame(next);
    onSave(next);
    announce(
      m.detective_clue_said({
        number: next.clue + 1,
        clue: rules.currentAnimal(next).clues[next.clue] ?? '',
      }),
    );
  };

  return { game, text, setText, answer, reveal };
}
