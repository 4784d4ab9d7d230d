import { lazy, type ComponentType } from 'react';
import { DetectiveArt, WildMatchArt } from './art/game-art';
import { WordleArt } from './art/wordle-art';
import type { GameId } from './address/games-address';
import { DetectiveRecord, WildMatchRecord, WordleRecord } from './game-records';

/** A game as the hub offers and opens it. */
export interface Game {
  id: GameId;
  title: string;
  /** What it is about, on its card. */
  text: string;
  /** How it is played, above the board. */
  rules: string;
  /** The picture of its card; decorative. */
  Art: ComponentType;
  /** One line about what was reached in this browser. */
  Record: ComponentType;
  /** The game itself, loaded when it is first shown. */
  View: ComponentType;
}

/** The games in the order of the hub. */
export const games: readonly Game[] = [
  {
    id: 'wild-match',
    title: 'Wild Match',
    text: 'Sixteen cards, eight animals. Turn two at a time and remember who hides where.',
    rules:
      'Turn two cards at a time. Two of a kind stay open; find all eight pairs in as few moves as you can.',
    Art: WildMatchArt,
    Record: WildMatchRecord,
    View: lazy(async () => ({ default: (await import('../wild-match/wild-match-game')).WildMatchGame })),
  },
  {
    id: 'wordle',
    title: 'Animal Wordle',
    text: 'One hidden animal, six guesses. Each guess tells which letters you may keep.',
    rules: 'One hidden animal, six guesses.',
    Art: WordleArt,
    Record: WordleRecord,
    View: lazy(async () => ({ default: (await import('../wordle/wordle-game')).WordleGame })),
  },
  {
    id: 'detective',
    title: 'Animal Detective',
    text: 'Three clues, one animal in the mist. Name it on as few clues as you dare.',
    rules: 'Read the clue and name the animal. Each further clue is easier, and the mist a little thinner.',
    Art: DetectiveArt,
    Record: DetectiveRecord,
    View: lazy(async () => ({ default: (await import('../detective/detective-game')).DetectiveGame })),
  },
];
