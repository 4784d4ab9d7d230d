import { useEffect, useRef } from 'react';
import { pageMeta } from '../../../app/page-meta';
import { paths } from '../../../app/paths';
import { useChosenGame } from './address/use-chosen-game';
import { GameFrame } from './game-frame';
import { games } from './game-list';
import { Hub, playLinkId } from './hub';

const hubTitle = 'Animal Games Hub';

export const meta = () =>
  pageMeta({
    title: hubTitle,
    description:
      'Three small games about wild animals: Wild Match, Animal Wordle and Animal Detective. No sign-in needed.',
    path: paths.games(),
    card: 'games',
    trail: [{ name: 'Games', path: paths.games() }],
  });

/** The hub, or the game that the address asks for. */
export default function GamesPage() {
  const { game: id, hydrated, leave } = useChosenGame();
  const game = games.find((entry) => entry.id === id);
  useGameTitle(game?.title);
  useGameFocus(game?.id, hydrated);
  return game ? <GameFrame key={game.id} game={game} onLeave={leave} /> : <Hub />;
}

/**
 * The document's title while a game is chosen. Not by `meta`: the prerendered page has the hub's title and must be
 * taken on as it is.
 */
function useGameTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const own = `${title} · Aranya`;
    document.title = own;
    return () => {
      // Another page may have set its own meanwhile.
      if (document.title === own) document.title = `${hubTitle} · Aranya`;
    };
  }, [title]);
}

/** A choice moves the focus to the game's heading, the way back to the link by which it was chosen. */
function useGameFocus(game: string | undefined, hydrated: boolean) {
  const last = useRef<{ game: string | undefined }>(undefined);
  useEffect(() => {
    if (!hydrated) return;
    const before = last.current;
    last.current = { game };
    // What the page was opened with leaves the focus where the browser has put it.
    if (before === undefined || before.game === game) return;
    if (game === undefined) document.getElementById(playLinkId(before.game ?? ''))?.focus();
    else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [game, hydrated]);
}
