import { createGameStatistics, useGameStatistics } from '../../shared/statistics';

const kept = createGameStatistics({
  game: 'wordle-keys',
  read: ({ anywhere }) => ({ anywhere: anywhere !== false }),
});

/**
 * Whether letters count wherever the focus is on the page, as this browser keeps it. It can be switched off for those
 * who steer by voice, to whom a spoken word may arrive as single keys.
 */
export function useTypeAnywhere() {
  const { anywhere } = useGameStatistics(kept).statistics;
  return { anywhere, setAnywhere: (next: boolean) => kept.change(() => ({ anywhere: next })) };
}
