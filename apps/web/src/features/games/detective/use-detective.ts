import { announce } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { updatePersisted } from '../../../lib/persisted-store';
import * as rules from './detective.rules';
import { detectiveStatistics, withAnswer } from './detective-statistics';

type IsMisspelt = (text: string, name: string) => boolean;

export const progressText = (game: rules.Detective) =>
  `Animal ${rules.currentIndex(game) + 1} of ${game.animals.length}`;

function roundText({ lastAnswers, round }: rules.Detective): string {
  return `You named ${rules.namedIn(lastAnswers)} of ${lastAnswers.length}. Round ${round} begins.`;
}

function introduce(game: rules.Detective): string | undefined {
  if (game.finished) return `You named ${rules.namedIn(game.answers)} of ${game.answers.length}.`;
  if (game.verdict || game.clue > 0) return undefined;
  const before = game.round > 1 && game.answers.length === 0 ? [roundText(game)] : [];
  return [...before, `${progressText(game)}.`, rules.currentAnimal(game).clues[0]].join(' ');
}

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
      import('../../../parts/species-search/is-misspelt').then(
        (loaded) => void (isMisspelt.current = loaded.isMisspelt),
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
    announce(`Clue ${next.clue + 1}. ${rules.currentAnimal(next).clues[next.clue] ?? ''}`);
  };

  return { game, text, setText, answer, reveal };
}
