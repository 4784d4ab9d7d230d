import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { newPictureKey } from '../../messages/message-pictures';
import { newId } from '../../platform/common/ids';
import {
  comments,
  evidencePictures,
  messageMedia,
  messages,
  postImages,
  posts,
  reportEvidence,
  users,
} from '../../platform/db/schema';
import type { PostRow } from '../../platform/db/rows';
import type { Db } from '../../platform/db/types';
import type { MediaStore } from '../../platform/media/media-store';
import { publicMediaKey } from '../../platform/media/media.repository';

type Subject = (typeof reportEvidence.$inferSelect)['subject'];
type PictureRow = typeof evidencePictures.$inferSelect;

/** `key` is in the store, `url` at the issuer. */
type Source = Pick<PictureRow, 'kind' | 'key' | 'url' | 'alt'>;

export interface Evidence extends Pick<
  typeof reportEvidence.$inferSelect,
  'subject' | 'subjectId' | 'ownerId' | 'ownerName' | 'ownerUsername' | 'content' | 'location'
> {
  pictures: Source[];
}

export async function readEvidence(db: Db, subject: Subject, id: string): Promise<Evidence | null> {
  if (subject === 'post') return await readPost(db, id);
  if (subject === 'message') return await readMessage(db, id);
  if (subject === 'comment') return await readComment(db, id);
  return await readUser(db, id);
}

/** The post's words with its free names, and the place's name where others see the point. */
export const reportedText = (post: PostRow): SQL => sql`concat_ws(chr(10), nullif(${post}.content, ''), (
  select string_agg('Named: ' || regexp_replace(n.free_name, '^free:[a-z]+:', ''), chr(10) order by n.position)
  from sighting_species n where n.post_id = ${post}.id and n.species = n.free_name),
  'Place: ' || (${post}.sighting->'place'->>'name'))`;

async function readPost(db: Db, id: string): Promise<Evidence | null> {
  const [post] = await db
    .select({
      content: sql<string>`${reportedText(posts)}`,
      ownerId: users.id,
      ownerName: users.fullName,
      ownerUsername: users.username,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(eq(posts.id, id));
  if (post === undefined) return null;
  const pictures = await db
    .select({ hash: postImages.mediaHash, alt: postImages.alt })
    .from(postImages)
    .where(eq(postImages.postId, id))
    .orderBy(asc(postImages.position));
  return {
    subject: 'post',
    subjectId: id,
    location: '',
    ...post,
    pictures: pictures.map(({ hash, alt }) => ({ kind: 'post', key: publicMediaKey(hash), url: null, alt })),
  };
}

async function readComment(db: Db, id: string): Promise<Evidence | null> {
  const [comment] = await db
    .select({
      content: comments.content,
      ownerId: users.id,
      ownerName: users.fullName,
      ownerUsername: users.username,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  if (comment === undefined) return null;
  return { subject: 'comment', subjectId: id, location: '', ...comment, pictures: [] };
}

async function readMessage(db: Db, id: string): Promise<Evidence | null> {
  const [found] = await db
    .select({ message: messages, name: users.fullName, username: users.username, picture: messageMedia })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.fromId))
    .leftJoin(messageMedia, eq(messageMedia.messageId, messages.id))
    .where(eq(messages.id, id));
  if (found === undefined) return null;
  const { message, name, username, picture } = found;
  // The chat still has the id of a deleted sender.
  const ownerId = message.fromId ?? (message.lowId === message.toId ? message.highId : message.lowId);
  return {
    subject: 'message',
    subjectId: id,
    ownerId,
    ownerName: name ?? 'Deleted user',
    ownerUsername: username,
    content: message.text,
    location: '',
    pictures: picture ? [{ kind: 'message', key: picture.key, url: null, alt: picture.alt }] : [],
  };
}

async function readUser(db: Db, id: string): Promise<Evidence | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (user === undefined) return null;
  const { profileMediaHash, coverMediaHash, issuerPicture } = user;
  const pictures: Source[] = [];
  if (profileMediaHash !== null)
    pictures.push({ kind: 'profile', key: publicMediaKey(profileMediaHash), url: null, alt: '' });
  else if (issuerPicture !== null) pictures.push({ kind: 'profile', key: null, url: issuerPicture, alt: '' });
  if (coverMediaHash !== null)
    pictures.push({ kind: 'cover', key: publicMediaKey(coverMediaHash), url: null, alt: '' });
  return {
    subject: 'user',
    subjectId: id,
    ownerId: id,
    ownerName: user.fullName,
    ownerUsername: user.username,
    content: user.bio,
    location: user.location,
    pictures,
  };
}

const evidenceDigest = (evidence: Evidence) =>
  createHash('sha256').update(JSON.stringify(evidence)).digest('hex');

/** Copies the files that still exist, since the subject's own go with it. */
async function copyPictures(media: MediaStore, pictures: readonly Source[]): Promise<Source[]> {
  const copies: Source[] = [];
  for (const picture of pictures) {
    const found = picture.key === null ? null : await media.get(picture.key);
    if (found === null) {
      if (picture.url !== null) copies.push(picture);
      continue;
    }
    const key = newPictureKey();
    await media.put(key, await buffer(found.stream), found.type);
    copies.push({ ...picture, key });
  }
  return copies;
}

/**
 * Stores one copy of equal subjects.
 * @param use is called in the transaction that keeps the copy
 */
export async function keepEvidence<Result>(
  { db, media }: { db: Db; media: MediaStore },
  { pictures, ...row }: Evidence,
  use: (tx: Db, evidenceId: string) => Promise<Result>,
): Promise<Result> {
  const digest = evidenceDigest({ ...row, pictures });
  const copies = await copyPictures(media, pictures);
  let areUsed = false;
  try {
    const { result, isNew } = await db.transaction(async (tx) => {
      const id = newId();
      const [kept] = await tx
        .insert(reportEvidence)
        .values({ id, ...row, digest })
        // An update locks the row, so that it is not pruned meanwhile.
        .onConflictDoUpdate({
          target: [reportEvidence.subject, reportEvidence.subjectId, reportEvidence.digest],
          set: { digest },
        })
        .returning({ id: reportEvidence.id });
      if (kept === undefined) throw new Error('The evidence could not be stored.');
      const isNew = kept.id === id;
      if (isNew && copies.length > 0) {
        await tx
          .insert(evidencePictures)
          .values(copies.map((copy, position) => ({ ...copy, evidenceId: id, position })));
      }
      return { result: await use(tx, kept.id), isNew };
    });
    areUsed = isNew;
    return result;
  } finally {
    if (!areUsed) for (const { key } of copies) if (key !== null) await media.remove(key);
  }
}
