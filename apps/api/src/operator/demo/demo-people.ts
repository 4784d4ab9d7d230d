import type { DemoPerson } from './demo.types';
import { coastalPeople } from './people-coast';
import { forestPeople } from './people-forest';
import { northernPeople } from './people-north';

export const demoPeople: readonly DemoPerson[] = [...forestPeople, ...northernPeople, ...coastalPeople];

export const DEMO_ISSUER = 'https://demo.aranya.example/';
