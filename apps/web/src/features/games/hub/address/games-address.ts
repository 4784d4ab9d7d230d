/** The games, as the address names them, in the order of the hub. */
export const gameIds = ['wild-match', 'wordle', 'detective'] as const;

export type GameId = (typeof gameIds)[number];

/** The game that a query string asks for. Anything unknown asks for none, which is the hub. */
export function gameOf(search: string): GameId | undefined {
  const asked = new URLSearchParams(search).get('game');
  return gameIds.find((id) => id === asked);
}

/** The query string that opens a game. */
export function searchOf(game: GameId): string {
  return `?game=${game}`;
}
