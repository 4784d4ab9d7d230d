import { roster } from '@aranya/wildlife-data';
import { tsr, unwrap } from '../../../lib/api';
import { pendingFavorites, storedFavorites, takeFavoritesAnswer } from '../favorites';

const idBySlug = new Map(roster.map(({ slug, id }) => [slug, id]));
const slugById = new Map(roster.map(({ slug, id }) => [id, slug]));

/** Sends pending changes and shows the server's list. A failed call loses nothing and can be repeated. */
export async function syncFavorites(account: string): Promise<null> {
  const sent = pendingFavorites(account) ?? [];
  const changes = sent.flatMap(({ id, favorite, at }) => {
    const species = slugById.get(id);
    return species === undefined ? [] : [{ species, favorite, at: new Date(at).toISOString() }];
  });
  const startedAt = Date.now();
  const { body } =
    changes.length > 0
      ? unwrap(await tsr.favorites.change.mutate({ body: { changes } }))
      : unwrap(await tsr.favorites.list.query());
  const now = (startedAt + Date.now()) / 2;
  const favorites = body.favorites.flatMap((slug) => idBySlug.get(slug) ?? []);
  const stored = storedFavorites();
  const animals = favorites.every((id) => stored.has(id)) ? [] : (await import('./catalogue')).animals;
  takeFavoritesAnswer({ account, favorites, asOf: Date.parse(body.as_of), sent, now }, animals);
  // The first answer turns the visitor's favourites into changes, and others may have been made since.
  return pendingFavorites(account)?.length ? syncFavorites(account) : null;
}
