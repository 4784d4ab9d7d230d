import { m } from './language/messages';

export const gameSlugs = ['wild-match', 'wordle', 'detective'] as const;
export type GameSlug = (typeof gameSlugs)[number];

export interface Game {
  slug: GameSlug;
  title: string;
  text: string;
  rules: string;
}

/** Read while rendering, as a page's language is known by then. */
export const listGames = (): readonly Game[] => [
  {
    slug: 'wild-match',
    title: m.game_wild_match(),
    text: m.game_wild_match_text(),
    rules: m.game_wild_match_rules(),
  },
  { slug: 'wordle', title: m.game_wordle(), text: m.game_wordle_text(), rules: m.game_wordle_rules() },
  {
    slug: 'detective',
    title: m.game_detective(),
    text: m.game_detective_text(),
    rules: m.game_detective_rules(),
  },
];

export function gameBySlug(slug: string | undefined): Game | undefined {
  return listGames().find((game) => game.slug === slug);
}
