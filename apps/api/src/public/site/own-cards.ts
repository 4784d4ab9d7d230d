import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteLogo } from '@aranya/contracts';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/types';
import { drawCard } from '../../platform/media/pictures';
import { readLogoFile } from '../../platform/site/site-logos';

/** All cards of a build. */
const MOST = 600;
const CARD = /^\/artwork\/cards\/((?:[a-z]{2,3}\/)?(?:animals|pages|parks)\/[\w-]+\.jpg)(?:\?|$)/;

export type OwnCards = (url: string, logo: SiteLogo) => Promise<Buffer | null>;

/**
 * Cards of link previews show the emblem, since they are drawn when the artwork is built; these have the site's
 * logo in its place.
 * @returns null for an address that is not a card's, and where the card cannot be drawn
 */
export function createOwnCards(db: Db, folder: string): OwnCards {
  const cards = new LRUCache<string, Buffer>({
    max: MOST,
    fetchMethod: async (key) => {
      const [hash = '', name = ''] = key.split(' ');
      const card = await readFile(path.join(folder, 'artwork/cards', name)).catch(() => null);
      const logo = card && (await readLogoFile(db, hash, 'image'));
      return card && logo ? drawCard(card, logo) : undefined;
    },
  });
  return async (url, { hash }) => {
    const name = CARD.exec(url)?.[1];
    if (name === undefined) return null;
    // While many are drawn, the built card will do.
    const card = await cards.fetch(`${hash} ${name}`).catch(() => undefined);
    return card ?? null;
  };
}
