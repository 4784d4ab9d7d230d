import type { DemoPerson } from './demo.types';
import { coastalPeople } from './people-coast';
import { forestPeople } from './people-forest';
import { northernPeople } from './people-north';

export const demoPeople: readonly DemoPerson[] = [...forestPeople, ...northernPeople, ...coastalPeople];

export const DEMO_ISSUER = 'https://demo.aranya.example/';

/** @throws Error for a name that the demo lacks */
export function findPersonId(ids: ReadonlyMap<string, string>, username: string): string {
  const id = ids.get(username);
  if (!id) throw new Error(`There is no demo user ${username}.`);
  return id;
}
