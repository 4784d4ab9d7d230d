import type { DemoPerson } from './demo.types';
import { coastalPeople } from './people-coast';
import { forestPeople } from './people-forest';
import { northernPeople } from './people-north';

/** The whole demo community: 24 invented people with five posts each. */
export const demoPeople: readonly DemoPerson[] = [...forestPeople, ...northernPeople, ...coastalPeople];

/** What the demo people's accounts are issued by: nobody can sign in as one of them. */
export const DEMO_ISSUER = 'https://demo.aranya.example/';
