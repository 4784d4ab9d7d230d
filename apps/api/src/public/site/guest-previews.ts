import { communityPaths, type Site } from '@aranya/contracts';
import { parkOrArea, roster } from '@aranya/wildlife-data';
import type { Db } from '../../platform/db/types';
import { readGuestMember } from '../guests/guest-members';
import { feedAlternates, type PagePreview, toDescription } from './page-preview';

type GuestSite = Pick<Site, 'name' | 'open_to_guests'>;

/** Null if guests may not read the profile, for whatever reason. */
export async function readProfilePreview(
  db: Db,
  profileId: string,
  { site, now }: { site: GuestSite; now: Date },
): Promise<PagePreview | null> {
  const found = site.open_to_guests ? await readGuestMember(db, profileId, now) : null;
  if (found === null) return null;
  const { _id: id, full_name: name, bio, cover_image: cover, profile_picture: face } = found.member;
  return {
    path: communityPaths.profile(id),
    title: `${name} on ${site.name}`,
    description: toDescription(bio),
    picture: cover?.url ?? (face || null),
    alternates: feedAlternates(`member/${id}`),
  };
}

/** Null where the site is closed to guests, or the guide has no such species. */
export function previewSpeciesSightings(slug: string, site: GuestSite): PagePreview | null {
  const species = roster.find((each) => each.slug === slug);
  if (species === undefined || !site.open_to_guests) return null;
  return {
    path: `/community/sightings/species/${slug}`,
    title: `Sightings of ${species.name} on ${site.name}`,
    description: `What members of ${site.name} saw of it.`,
    picture: `/artwork/cards/animals/${slug}.jpg`,
    alternates: feedAlternates(`species/${slug}`),
  };
}

/** @param key a park's slug, or another area's key */
export function previewParkSightings(key: string, site: GuestSite): PagePreview | null {
  const park = parkOrArea(key);
  if (park === undefined || !site.open_to_guests) return null;
  return {
    path: `/community/sightings/park/${key}`,
    title: `Sightings in ${park.name} on ${site.name}`,
    description: `What members of ${site.name} saw there.`,
    picture: 'slug' in park ? `/artwork/cards/parks/${key}.jpg` : '/artwork/cards/pages/parks.jpg',
    alternates: feedAlternates(`park/${key}`),
  };
}
