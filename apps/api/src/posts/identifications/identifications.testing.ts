import type { Identification, Post, SightingInput } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { posts } from '../../platform/db/schema';
import { type ApiAnswer, type Caller, call, type PostsApi } from '../posts.testing';
import { writeSighting } from '../sightings/write-sighting';

export const POINT = { lat: 21.2417, lng: 79.3366 };

/** A post that asks what was seen at {@link POINT}. */
export async function ask(
  { db }: PostsApi,
  { id: authorId }: Caller,
  sighting: Partial<SightingInput> | null = {},
  createdAt = new Date(),
): Promise<string> {
  const id = newId();
  const row = { content: 'What is this?', postType: 'text' as const, asks: true, createdAt };
  await db.write.insert(posts).values({ id, authorId, ...row });
  const given = { species: [], place: { kind: 'point' as const, ...POINT }, seen_on: '2026-05-17' };
  const input = sighting && { ...given, hide_place: false, ...sighting };
  if (input !== null) await writeSighting(db.write, { postId: id, authorId, createdAt, asks: true }, input);
  return id;
}

export function callers({ app, db }: PostsApi) {
  const post = (who: Caller, name: string, body: object): Promise<ApiAnswer> =>
    call(app, who, `/api/identifications/${name}`, { ...body });
  return {
    post,
    suggest: (who: Caller, postId: string, species: string, note?: string) =>
      post(who, 'suggest', { postId, species, ...(note === undefined ? {} : { note }) }),
    withdraw: (who: Caller, postId: string) => post(who, 'withdraw', { postId }),
    ownWord: (who: Caller, postId: string, species: string | null) =>
      post(who, 'own-word', { postId, species }),
    seen: async (who: Caller, postId: string): Promise<Identification> => {
      const { status, body } = await post(who, 'list', { postId });
      if (status !== 200) throw new Error(`The list was answered ${status}: ${JSON.stringify(body)}`);
      return body['identification'] as Identification;
    },
    listed: async (who: Caller, name: string, body: object = {}): Promise<string[]> =>
      ((await post(who, name, body)).body['posts'] as Post[]).map(({ _id }) => _id),
    nameOf: async (postId: string): Promise<string | null> => {
      const [row] = await db.write
        .select({ name: posts.agreedSpecies })
        .from(posts)
        .where(eq(posts.id, postId));
      return row?.name ?? null;
    },
  };
}
