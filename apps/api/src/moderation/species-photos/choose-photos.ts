import { and, eq, sql } from 'drizzle-orm';
import { isChild } from '../../people/ages/child';
import { postImages, posts, speciesPhotos } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { isCatalogued } from '../../taxa/named-taxon';
import { type Act, appendToLog, type ModerationOutcome } from '../safety/moderation-log';
import { isOpen } from './species-photos';

export interface PhotoKey {
  species: string;
  postId: string;
  position: number;
}

export interface Candidate extends Record<string, unknown> {
  species: string;
  post_id: string;
  position: number;
  licence: string;
  alt: string;
  author: string;
  hash: string;
  chosen: boolean;
}

/** Open pictures in posts that name the species or on which the community agreed, newest first. */
export function listCandidates(db: Db, species: string | null, limit: number): Promise<Candidate[]> {
  return queryRows<Candidate>(
    db,
    sql`
    select named.species, i.post_id, i.position, i.licence, i.alt, u.full_name as author, i.media_hash as hash,
      exists (select 1 from species_photos s where (s.species, s.post_id, s.position)
        = (named.species, i.post_id, i.position)) as chosen
    from (
      select species, post_id from sighting_species where ${isCatalogued(sql`species`)}
      union select agreed_species, id from posts where ${isCatalogued(sql`agreed_species`)}
    ) named
    join posts p on p.id = named.post_id
    join post_images i on i.post_id = p.id
    join users u on u.id = p.author_id
    where ${isOpen} and (${species}::text is null or named.species = ${species}::text)
    order by i.post_id desc, i.position, named.species limit ${limit}`,
  );
}

const isPhoto = ({ species, postId, position }: PhotoKey) =>
  and(
    eq(speciesPhotos.species, species),
    eq(speciesPhotos.postId, postId),
    eq(speciesPhotos.position, position),
  );

/** `closed`: the author reserves all rights, the post is hidden, or its author is a child. */
export async function choosePhoto(db: Db, photo: PhotoKey, act: Act): Promise<ModerationOutcome | 'closed'> {
  return db.transaction(async (tx) => {
    const [image] = await tx
      .select({
        licence: postImages.licence,
        hiddenAt: posts.hiddenAt,
        authorId: posts.authorId,
        byChild: isChild(posts.authorId),
      })
      .from(postImages)
      .innerJoin(posts, eq(posts.id, postImages.postId))
      .where(and(eq(postImages.postId, photo.postId), eq(postImages.position, photo.position)))
      .for('key share');
    if (image === undefined) return 'missing';
    if (image.licence === 'all_rights_reserved' || image.hiddenAt !== null || image.byChild) return 'closed';
    const added = await tx
      .insert(speciesPhotos)
      .values({ ...photo, chosenAt: act.now })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return 'unchanged';
    await appendToLog(tx, act, toLogEntry('choose_photo', photo, image.authorId));
    return 'done';
  });
}

export async function removePhoto(db: Db, photo: PhotoKey, act: Act): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(speciesPhotos).where(isPhoto(photo)).returning();
    if (removed.length === 0) return 'missing';
    const [post] = await tx
      .select({ authorId: posts.authorId })
      .from(posts)
      .where(eq(posts.id, photo.postId));
    await appendToLog(tx, act, toLogEntry('remove_photo', photo, post?.authorId ?? null));
    return 'done';
  });
}

const toLogEntry = (
  action: 'choose_photo' | 'remove_photo',
  { species, postId, position }: PhotoKey,
  ownerId: string | null,
) => ({
  action,
  ownerId,
  subject: 'post' as const,
  subjectId: postId,
  before: { species, picture: position + 1, chosen: action === 'remove_photo' },
  after: { species, picture: position + 1, chosen: action === 'choose_photo' },
});
