import type { Post } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  isAfter,
  decodeCursor,
  encodeCursor,
  type Position,
  selectAt,
  type PositionRow,
  positionItems,
  toPosition,
} from '../common/cursor';
import { type Db, type DbPair, rowsOf } from '../db/types';
import { viewPosts } from './posts.view';
import { notBlocked, notHidden } from './visibility';

export interface FeedPosition extends Position {
  /** Whether to show everyone's posts; must not change between pages. */
  everyone: boolean;
}

const positionSchema = z.tuple([z.boolean(), ...positionItems]);

/** @throws AppError `invalid_input` */
export function decodeFeedCursor(cursor: string): FeedPosition {
  const [everyone, at, id] = decodeCursor(cursor, positionSchema);
  return { everyone, at, id };
}

/** Newest first. If nobody in the circle has posted, shows everyone's posts and marks strangers' as suggested. */
export async function readFeed(
  { read, write }: DbPair,
  currentUserId: string,
  limit: number,
  from?: FeedPosition,
): Promise<{ posts: Post[]; next: string | null }> {
  const everyone = from?.everyone ?? !(await hasCirclePosted(read, currentUserId));
  const rows = await (everyone ? newestOfAll : newestOfCircle)(read, currentUserId, limit + 1, from);
  // A replica may lack the current user's latest posts.
  const own = read === write ? [] : await newestOwn(write, currentUserId, limit + 1, from);
  const merged = merge(rows, own);
  const page = merged.slice(0, limit);
  const last = page.at(-1);
  const ids = page.map(({ id }) => id);
  return {
    posts: await viewPosts(write, currentUserId, ids, everyone),
    next: merged.length > limit && last ? encodeCursor([everyone, last.at, last.id]) : null,
  };
}

/** Users the current user follows or is connected with. */
const circleOf = (currentUserId: string) => sql`
  select c.id from (
    select followee_id as id from follows where follower_id = ${currentUserId}
    union
    select high_id from connections where low_id = ${currentUserId} and status = 'accepted'
    union
    select low_id from connections where high_id = ${currentUserId} and status = 'accepted'
  ) c
  where ${notBlocked(currentUserId, sql`c.id`)}`;

const below = (from?: FeedPosition) => isAfter(sql`p.created_at`, sql`p.id`, from);

const position = sql`p.id, ${selectAt(sql`p.created_at`)}`;

async function positions(db: Db, query: SQL): Promise<Position[]> {
  return (await rowsOf<PositionRow>(db, query)).map(toPosition);
}

async function hasCirclePosted(db: Db, currentUserId: string): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select 1 from (${circleOf(currentUserId)}) a join posts p on p.author_id = a.id and p.hidden_at is null) as found`,
  );
  return row?.found ?? false;
}

/** The cost depends on the size of the circle, not of the table. */
function newestOfCircle(
  db: Db,
  currentUserId: string,
  count: number,
  from?: FeedPosition,
): Promise<Position[]> {
  return positions(
    db,
    sql`
      select ${position}
      from (select ${currentUserId}::uuid as id union ${circleOf(currentUserId)}) a
      cross join lateral (
        select p.id, p.created_at from posts p where p.author_id = a.id and ${below(from)} and ${notHidden(currentUserId, sql`p`)}
        order by p.created_at desc, p.id desc limit ${count}
      ) p
      order by p.created_at desc, p.id desc limit ${count}`,
  );
}

function newestOfAll(db: Db, currentUserId: string, count: number, from?: FeedPosition): Promise<Position[]> {
  return positions(
    db,
    sql`
      select ${position} from posts p
      where ${below(from)} and ${notBlocked(currentUserId, sql`p.author_id`)} and ${notHidden(currentUserId, sql`p`)}
      order by p.created_at desc, p.id desc limit ${count}`,
  );
}

function newestOwn(db: Db, currentUserId: string, count: number, from?: FeedPosition): Promise<Position[]> {
  return positions(
    db,
    sql`
      select ${position} from posts p where p.author_id = ${currentUserId} and ${below(from)}
      order by p.created_at desc, p.id desc limit ${count}`,
  );
}

function merge(rows: Position[], own: Position[]): Position[] {
  if (own.length === 0) return rows;
  const all = new Map([...rows, ...own].map((row) => [row.id, row]));
  return [...all.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}
