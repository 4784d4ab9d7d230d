import type { Author, LifeListEntry, LifeListVisibility, Sighting } from '@aranya/contracts';
import { newId } from '../../platform/common/ids';
import { posts, sightings, sightingSpecies } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { Member, TestApp } from '../../testing';

export interface SeenPost {
  species: string[];
  seenOn: string;
  place?: { park: string } | { lat: number; lng: number };
  shown?: Pick<Sighting, 'seen_on' | 'place'>;
  hidden?: boolean;
  createdAt?: Date;
}

export async function seedSighting(db: Db, authorId: string, seen: SeenPost): Promise<string> {
  const { species, seenOn, place, shown, hidden = false, createdAt = new Date() } = seen;
  const id = newId();
  const park = place && 'park' in place ? place.park : null;
  const point = place && 'lat' in place ? place : null;
  const exact =
    park !== null ? { kind: 'park' as const, park } : point && { kind: 'point' as const, ...point };
  const sighting: Sighting = {
    species: species.map((slug) => ({ species: slug, count: null })),
    place: shown ? shown.place : exact,
    seen_on: shown?.seen_on ?? seenOn,
    protected: shown !== undefined,
  };
  await db.insert(posts).values({
    id,
    authorId,
    content: 'Seen',
    postType: 'text',
    createdAt,
    sighting,
    ...(hidden && { hiddenAt: createdAt, hiddenReason: 'A den' }),
  });
  await db.insert(sightings).values({
    postId: id,
    authorId,
    park,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    seenOn,
    level: shown === undefined ? 0 : 2,
    createdAt,
  });
  const rows = species.map((slug, position) => ({
    postId: id,
    species: slug,
    position,
    authorId,
    seenOn,
    createdAt,
  }));
  await db.insert(sightingSpecies).values(rows);
  return id;
}

interface LifeListAnswer {
  status: number;
  text: string;
  body: {
    success: boolean;
    code?: string;
    message?: string;
    owner: Author;
    species: LifeListEntry[];
    species_count: number;
    visibility?: LifeListVisibility;
  };
}

export async function readLifeList(
  api: TestApp,
  who: Member,
  profileId: string = who.id,
): Promise<LifeListAnswer> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/life-list/get',
    headers: who.headers,
    payload: { profileId },
  });
  return { status: answer.statusCode, text: answer.body, body: answer.json() };
}
