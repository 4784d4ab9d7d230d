import { communityPaths, type Language, type Site } from '@aranya/contracts';
import { parkOrArea, roster } from '@aranya/wildlife-data';
import type { Db } from '../../platform/db/types';
import { translate } from '../../platform/languages/sentences';
import { readGuestMember } from '../guests/guest-members';
import { feedAlternates, type PagePreview, toDescription } from './page-preview';
import { nameIn, titleOn } from './preview-words';

type GuestSite = Pick<Site, 'name' | 'open_to_guests'>;

/** Null if guests may not read the profile, for whatever reason. */
export async function readProfilePreview(
  db: Db,
  profileId: string,
  { site, language, now }: { site: GuestSite; language: Language; now: Date },
): Promise<PagePreview | null> {
  const found = site.open_to_guests ? await readGuestMember(db, profileId, now) : null;
  if (found === null) return null;
  const { _id: id, full_name: name, bio, cover_image: cover, profile_picture: face } = found.member;
  return {
    path: communityPaths.profile(id),
    title: titleOn({ site: site.name, language }, name),
    description: toDescription(bio),
    picture: cover?.url ?? (face || null),
    alternates: feedAlternates(`member/${id}`),
  };
}

/** Null where the site is closed to guests, or the guide has no such species. */
export function previewSpeciesSightings(
  slug: string,
  { name: site, open_to_guests: isOpen }: GuestSite,
  language: Language,
): PagePreview | null {
  const species = roster.find((each) => each.slug === slug);
  if (species === undefined || !isOpen) return null;
  const subject = `Sightings of ${nameIn(language, species.name)}`;
  return {
    path: `/community/sightings/species/${slug}`,
    title: titleOn({ site, language }, translate(subject, language)),
    description: translate(`What members of ${site} saw of it.`, language),
    picture: `/artwork/cards/animals/${slug}.jpg`,
    alternates: feedAlternates(`species/${slug}`),
  };
}

/** @param key a park's slug, or another area's key */
export function previewParkSightings(
  key: string,
  { name: site, open_to_guests: isOpen }: GuestSite,
  language: Language,
): PagePreview | null {
  const park = parkOrArea(key);
  if (park === undefined || !isOpen) return null;
  const subject = `Sightings in ${nameIn(language, park.name)}`;
  return {
    path: `/community/sightings/park/${key}`,
    title: titleOn({ site, language }, translate(subject, language)),
    description: translate(`What members of ${site} saw there.`, language),
    picture: 'slug' in park ? `/artwork/cards/parks/${key}.jpg` : '/artwork/cards/pages/parks.jpg',
    alternates: feedAlternates(`park/${key}`),
  };
}
