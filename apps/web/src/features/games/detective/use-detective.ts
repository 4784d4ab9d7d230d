import { announce } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { updatePersisted } from '../../../lib/persisted-store';
import {
  currentAnimal,
  currentIndex,
  type Detective,
  guess,
  namedIn,
  nextAnimal,
  nextClue,
  PAUSE_MS,
  verdictText,
} from './detective.rules';
import { detectiveStatistics, withAnswer } from './detective-statistics';

type IsMisspelt = (text: string, name: string) => boolean;

export const progressText = (game: Detective) => `Animal ${currentIndex(game) + 1} of ${game.animals.length}`;

function roundText({ lastAnswers, round }: Detective): string {
  return `You named ${namedIn(lastAnswers)} of ${lastAnswers.length}. Round ${round} begins.`;
}

function introduce(game: Detective): string | undefined {
  if (game.finished) return `You named ${namedIn(game.answers)} of ${game.answers.length}.`;
  if (game.verdict || game.clue > 0) return undefined;
  const before = game.round > 1 && game.answers.length === 0 ? [roundText(game)] : [];
  return [...before, `${progressText(game)}.`, currentAnimal(game).clues[0]].join(' ');
}

/**
 * Runs a game.
 * @param onSave runs after each clue and guess
 */
export function useDetective(start: Detective, onSave: (game: Detective) => void) {
  const [game, setGame] = useState(start);
  const [text, setText] = useState('');
  const { verdict, turn } = game;

  useEffect(() => {
    if (!verdict) return;
    const timer = setTimeout(() => {
      setText('');
      setGame((now) => nextAnimal(now, turn));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [verdict, turn]);

  // The first animal is not announced, because it is read with the page.
  const introduction = turn > 0 ? introduce(game) : undefined;
  useEffect(() => {
    if (introduction) announce(introduction);
  }, [introduction]);

  const isMisspelt = useRef<IsMisspelt>(undefined);
  const started = text !== '' || turn > 0;
  useEffect(() => {
    // Without a network a letter wrong is not forgiven.
    if (started)
      import('../../../parts/species-search/is-misspelt').then(
        (loaded) => void (isMisspelt.current = loaded.isMisspelt),
        () => undefined,
      );
  }, [started]);

  const answer = () => {
    const next = guess(game, text, isMisspelt.current);
    if (next === game) return;
    setGame(next);
    if (!next.verdict) return;
    const { correct } = next.verdict;
    announce(verdictText(next.verdict));
    updatePersisted(detectiveStatistics, (now) =>
      withAnswer(now, { correct, clue: game.clue, streak: next.streak, named: namedIn(next.answers) }),
    );
    onSave(next);
  };

  const reveal = () => {
    const next = nextClue(game);
    if (next === game) return;
    setGame(next);
    onSave(next);
    announce(`Clue ${next.clue + 1}. ${currentAnimal(next).clues[next.clue] ?? ''}`);
  };

  return { game, text, setText, answer, reveal };
}
