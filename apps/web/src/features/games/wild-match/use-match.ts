import { announce } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { durationWords } from '../shared/duration';
import * as rules from './wild-match.rules';

type Listeners = {
  onStart: () => void;
  /** Runs after each card, and when somebody leaves the page. */
  onSave: (game: rules.WildMatch, now: number) => void;
  onFinish: (game: rules.WildMatch) => void;
};

/** Announces the result of a pair; the card itself says its animal. */
function pairText({ locked, matches, pairs, moves, elapsed }: rules.WildMatch): string {
  if (locked) return m.match_no_match();
  const found = { found: matches, pairs };
  return matches < pairs
    ? m.match_found(found)
    : m.match_found_all({ ...found, moves, time: durationWords(elapsed) });
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

  /** Returns whether the card turned. */
  const turnCard = (index: number): boolean => {
    const now = performance.now();
    const next = rules.flip(game, index, now);
    if (next === game) return false;
    setGame(next);
    if (!rules.isStarted(game)) listeners.onStart();
    listeners.onSave(next, now);
    if (rules.isFinished(next)) listeners.onFinish(next);
    if (next.moves > game.moves) announce(pairText(next));
    return true;
  };

  return { game, turnCard };
}
