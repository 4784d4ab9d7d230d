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
const texts: Record<GameSlug, () => Omit<Game, 'slug'>> = {
  'wild-match': () => ({
    title: m.game_wild_match(),
    text: m.game_wild_match_text(),
    rules: m.game_wild_match_rules(),
  }),
  wordle: () => ({ title: m.game_wordle(), text: m.game_wordle_text(), rules: m.game_wordle_rules() }),
  detective: () => ({
    title: m.game_detective(),
    text: m.game_detective_text(),
    rules: m.game_detective_rules(),
  }),
};

export const gameBySlug = (slug: GameSlug): Game => ({ slug, ...texts[slug]() });

export const listGames = (): readonly Game[] => gameSlugs.map(gameBySlug);
