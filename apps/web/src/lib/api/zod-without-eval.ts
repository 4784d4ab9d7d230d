import { z } from 'zod';

/** The policy forbids eval, which zod tries when a schema is made, so import this before the contract. */
z.config({ jitless: true });
