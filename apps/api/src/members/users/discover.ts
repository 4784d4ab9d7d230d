import type { User } from '@aranya/contracts';
import { z } from 'zod';
import {
  cursorId,
  decodeCursor,
  encodeCursor,
  type JsonPage,
  type PageQuery,
} from '../../platform/common/cursor';
import type { Db } from '../../platform/db/types';
import { jsonArray } from '../../platform/plugins/json-answer';
import { search, type UserPosition } from './search';
import { suggest } from './suggestions';

const count = z.int32().nonnegative();
/** Rank, followers, id and `fuzzy`. */
const searchPosition = z.tuple([count, count, cursorId, z.boolean()]);
const suggestionPosition = z.tuple([count.max(1), count, cursorId, z.literal(false)]);
type PositionValues = z.infer<typeof searchPosition>;

export interface DiscoverQuery extends PageQuery {
  currentUserId: string;
  input: string;
  now: Date;
}

/**
 * Best first.
 * @throws AppError `invalid_input` for an invalid cursor
 */
export async function discover(db: Db, query: DiscoverQuery): Promise<JsonPage<'users', User>> {
  const { input, limit, cursor } = query;
  const from = (schema: z.ZodType<PositionValues>): UserPosition | undefined => {
    if (cursor === undefined) return undefined;
    const [rank, followers, id, fuzzy] = decodeCursor(cursor, schema);
    return { rank, followers, id, fuzzy };
  };
  const found =
    input === ''
      ? await suggest(db, query, from(suggestionPosition))
      : await search(db, query, from(searchPosition));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasNext = found.length > limit && last !== undefined;
  return {
    users: jsonArray(page.map(({ user }) => user)),
    next_cursor: hasNext ? encodeCursor([last.rank, last.followers, last.id, last.fuzzy]) : null,
  };
}
