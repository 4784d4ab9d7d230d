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
  return Object.entries(SHORTCUTS).map(([name, address]) => {
    const drawing = drawings.find(({ path }) => path === address);
    if (!drawing) throw new Error(`${address}, from which a shortcut's icon is cut, is not drawn`);
    return {
      path: `icons/shortcuts/${name}.png`,
      from: [drawing.from],
      draw: async () => squarePng(String(await drawing.draw()), 192),
    };
  });
}
