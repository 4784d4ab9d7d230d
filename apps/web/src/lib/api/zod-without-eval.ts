import { z } from 'zod';

/**
 * The pages' policy forbids eval, and the browser reports each attempt of zod to compile a schema. A schema decides when
 * it is made, so this must be imported before the contract.
 */
z.config({ jitless: true });
