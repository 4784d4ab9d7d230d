import { MAX, NIL, v4, v7 } from 'uuid';

/** Sorts before every other id. */
export const NIL_ID: string = NIL;

/** Sorts after every other id. */
export const LAST_ID: string = MAX;

/** UUIDv7, so that new rows are neighbours in an index. */
export function newId(): string {
  return v7();
}

/** Random: the time of a post would tell the day of its sighting. */
export function newPostId(): string {
  return v4();
}
