import { announce } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { durationWords } from '../shared/duration';
import * as rules from './wild-match.rules';

type Listeners = {
  onStart: () => void;
  /** Runs after each card, and when somebody leaves the page. */
  onSave: (game: rules.WildMatch, now: number) => void;
  onFinish: (game: rules.WildMatch) => void;
};

function turnText(before: rules.WildMatch, next: rules.WildMatch, index: number): string {
  const card = next.cards[index];
  const shown = card ? rules.cardName({ ...card, state: 'flipped' }, index) : '';
  if (rules.isFinished(next))
    return `${shown}. All eight pairs found in ${next.moves} moves and ${durationWords(next.elapsed)}.`;
  if (next.locked) return `${shown}. No match. Both turn face down again.`;
  return next.moves > before.moves ? `${shown}. A match! ${next.matches} of ${next.pairs}.` : shown;
}

export function useMatch(start: rules.WildMatch, listeners: Listeners) {
  const [game, setGame] = useState(start);
  const { locked, turn } = game;
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setGame((now) => rules.conceal(now, turn)), rules.MISMATCH_MS);
    return () => clearTimeout(timer);
  }, [locked, turn]);

  const leave = useRef(() => undefined as void);
  useEffect(() => {
    leave.current = () => {
      if (game.resumedAt === undefined) return;
      const now = performance.now();
      setGame((each) => rules.pause(each, now));
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
    const next = rules.flip(game, index, now);
    if (next === game) return;
    setGame(next);
    if (!rules.isStarted(game)) listeners.onStart();
    listeners.onSave(next, now);
    if (rules.isFinished(next)) listeners.onFinish(next);
    announce(turnText(game, next, index));
  };

  return { game, turnCard };
}
