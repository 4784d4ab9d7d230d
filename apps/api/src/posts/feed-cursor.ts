import { z } from 'zod';
import { errors } from '../plugins/errors';

/** Where a feed goes on: below the post with this time and id. */
export interface FeedPlace {
  /** Whether this feed shows everyone; decided once, at its first page, so that it does not change between pages. */
  everyone: boolean;
  /** Milliseconds since 1970, which is what the database stores. */
  at: number;
  id: string;
}

const shape = z.tuple([z.boolean(), z.number().int().min(0).max(8.64e15), z.uuid()]);

/** The place as the contract's opaque `next_cursor`. */
export function cursorOf({ everyone, at, id }: FeedPlace): string {
  return Buffer.from(JSON.stringify([everyone, at, id])).toString('base64url');
}

/** @throws AppError `invalid_input` for what {@link cursorOf} did not make */
export function placeOf(cursor: string): FeedPlace {
  try {
    const [everyone, at, id] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { everyone, at, id };
  } catch {
    throw errors.invalid('This page of the feed cannot be found. Please load the feed again.');
  }
}
