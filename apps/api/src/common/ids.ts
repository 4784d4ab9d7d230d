import { v7 } from 'uuid';

/** A UUIDv7: consecutive rows are neighbours in an index. */
export function newId(): string {
  return v7();
}
