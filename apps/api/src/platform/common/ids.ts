import { NIL, v4, v7 } from 'uuid';

/** Comes before every other id. */
export const NIL_ID: string = NIL;

/** UUIDv7, so that new rows are neighbours in an index. */
export function newId(): string {
  return v7();
}

/** Tells no time: the time of a post would tell the day of its sighting. */
export function newPostId(): string {
  return v4();
}
