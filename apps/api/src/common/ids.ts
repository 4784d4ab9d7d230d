import { v7 } from 'uuid';

/** UUIDv7, so that new rows are neighbours in an index. */
export function newId(): string {
  return v7();
}
