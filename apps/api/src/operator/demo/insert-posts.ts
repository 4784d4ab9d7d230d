import { createRandom } from '@aranya/artwork';
import { postTypeOf, type SightingInput } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { nameDigest } from '../../moderation/admin/free-names';
import { newId } from '../../platform/common/ids';
import {
  identifications,
  likes,
  postImages,
  posts,
  settledNames,
  sightingSpecies,
} from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { CleanPicture } from '../../platform/media/pictures';
import { recountNames } from '../../posts/identifications/names';
import { insertTags } from '../../posts/post-tags';
import { refreshProtection, writeSighting } from '../../posts/sightings/write-sighting';
import type { EverydayPost } from './demo.types';
import { demoPeople, findPersonId } from './demo-people';
import { demoAlt } from './demo-pictures';
import { demoSighting, isDemoQuestion, sightingInput } from './demo-sightings';
import { everydayPosts } from './everyday-posts';

const DAY = 86_400_000;

interface Written {
  by: string;
  createdAt: Date;
  content: string;
  pictures: readonly string[];
  asks: boolean;
  sighting: SightingInput | null;
  suggestions: NonNullable<EverydayPost['suggestions']>;
  settled?: string | undefined;
}

function allPosts(now: Date, findKey: (animal: string) => string): Written[] {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY);
  const ofPeople = demoPeople.flatMap(({ username, posts: written }) =>
    written.map(([daysAgo, content, ...pictures], index): Written => {
      const createdAt = daysBefore(daysAgo);
      const sighting = demoSighting(username, index, createdAt);
      const asks = isDemoQuestion(username, index);
      return { by: username, createdAt, content, pictures, asks, sighting, suggestions: [] };
    }),
  );
  const everyday = everydayPosts.map(({ by, daysAgo, text, suggestions, settled, ...seen }): Written => {
    const createdAt = daysBefore(daysAgo);
    const sighting = sightingInput(seen, createdAt, findKey);
    const asks = suggestions !== undefined;
    const written = { by, createdAt, content: text, pictures: [], asks, sighting, settled };
    return { ...written, suggestions: suggestions ?? [] };
  });
  return [...ofPeople, ...everyday];
}

/** @param findKey finds an animal's key by its scientific name */
export async function insertPosts(
  tx: Db,
  ids: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, CleanPicture>,
  findKey: (animal: string) => string,
  now: Date,
): Promise<void> {
  const random = createRandom('likes');
  for (const { by, createdAt, content, pictures: names, asks, sighting, suggestions, settled } of allPosts(
    now,
    findKey,
  )) {
    const id = newId();
    const authorId = findPersonId(ids, by);
    const postType = postTypeOf(content, names.length);
    await tx.insert(posts).values({ id, authorId, content, postType, createdAt, asks });
    if (sighting) await writeSighting(tx, { postId: id, authorId, createdAt, asks }, sighting);
    if (settled !== undefined) await noteSettled(tx, id, settled, now);
    await insertTags(tx, [{ id, content, createdAt }]);
    const images = names.flatMap((name, position) => {
      const hash = pictures.get(name)?.hash;
      return hash ? [{ postId: id, position, mediaHash: hash, alt: demoAlt(name) }] : [];
    });
    if (images.length > 0) await tx.insert(postImages).values(images);
    /** @param share of the time since the post */
    const after = (share: number) =>
      new Date(createdAt.getTime() + share * (now.getTime() - createdAt.getTime()));
    const keenness = 0.15 + random() * 0.6;
    const fans = demoPeople.filter(({ username }) => username !== by && random() < keenness);
    const liked = fans.map(({ username }) => ({
      postId: id,
      userId: findPersonId(ids, username),
      createdAt: after(random()),
    }));
    if (liked.length > 0) await tx.insert(likes).values(liked);
    if (suggestions.length === 0) continue;
    await tx.insert(identifications).values(
      suggestions.map(([username, animal, note], index) => ({
        ...{ postId: id, userId: findPersonId(ids, username), species: findKey(animal), note },
        createdAt: after((index + 1) / 10),
      })),
    );
    await recountNames(tx, [id], now);
    await refreshProtection(tx, id);
  }
}

/** The post names the animal that the free name became. */
async function noteSettled(tx: Db, postId: string, freeName: string, settledAt: Date): Promise<void> {
  const [named] = await tx
    .update(sightingSpecies)
    .set({ freeName })
    .where(eq(sightingSpecies.postId, postId))
    .returning({ species: sightingSpecies.species });
  if (named === undefined) throw new Error(`The post of ${freeName} names no animal.`);
  await tx
    .insert(settledNames)
    .values({ id: newId(), digest: nameDigest(freeName), species: named.species, settledAt })
    .onConflictDoNothing();
}
