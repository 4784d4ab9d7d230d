import { announce } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { durationWords } from '../shared/duration';
import {
  cardName,
  conceal,
  flip,
  isFinished,
  isStarted,
  MISMATCH_MS,
  pause,
  type WildMatch,
} from './wild-match.rules';

type Listeners = {
  onStart: () => void;
  /** Runs after each card, and when somebody leaves the page. */
  onSave: (game: WildMatch, now: number) => void;
  onFinish: (game: WildMatch) => void;
};

function turnText(before: WildMatch, next: WildMatch, index: number): string {
  const card = next.cards[index];
  const shown = card ? cardName({ ...card, state: 'flipped' }, index) : '';
  if (isFinished(next))
    return `${shown}. All eight pairs found in ${next.moves} moves and ${durationWords(next.elapsed)}.`;
  if (next.locked) return `${shown}. No match. Both turn face down again.`;
  return next.moves > before.moves ? `${shown}. A match! ${next.matches} of ${next.pairs}.` : shown;
}

export function useMatch(start: WildMatch, listeners: Listeners) {
  const [game, setGame] = useState(start);
  const { locked, turn } = game;
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setGame((now) => conceal(now, turn)), MISMATCH_MS);
    return () => clearTimeout(timer);
  }, [locked, turn]);

  const leave = useRef(() => undefined as void);
  useEffect(() => {
    leave.current = () => {
      if (game.resumedAt === undefined) return;
      const now = performance.now();
      setGame((each) => pause(each, now));
      listeners.onSave(game, now);
    };
  });
  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') leave.current();
    };
    const whenLeft = () => leave.current();
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', whenLeft);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', whenLeft);
      whenLeft();
    };
  }, []);

  const turnCard = (index: number) => {
    const now = performance.now();
    const next = flip(game, index, now);
    if (next === game) return;
    setGame(next);
    if (!isStarted(game)) listeners.onStart();
    listeners.onSave(next, now);
    if (isFinished(next)) listeners.onFinish(next);
    announce(turnText(game, next, index));
  };

  return { game, turnCard };
}
