import type { ArtworkFile } from '../artwork-file';
import { squarePng } from './raster';

/** Each icon is the middle of this picture. */
const SHORTCUTS = {
  species: 'artwork/animals/bengal-tiger.svg',
  parks: 'artwork/scenes/cover-forest.svg',
  'live-tracking': 'artwork/features/tracking.svg',
  games: 'artwork/scenes/wild-match.svg',
} as const;

/** 192 px. */
export function shortcutFiles(drawings: readonly ArtworkFile[]): ArtworkFile[] {
  return Object.entries(SHORTCUTS).map(([name, from]) => ({
    path: `icons/shortcuts/${name}.png`,
    draw: async () => {
      const drawing = drawings.find(({ path }) => path === from);
      if (!drawing) throw new Error(`${from}, from which a shortcut's icon is cut, is not drawn`);
      return squarePng(String(await drawing.draw()), 192);
    },
  }));
}
