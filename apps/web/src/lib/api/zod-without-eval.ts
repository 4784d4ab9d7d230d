import { z } from 'zod';

/**
 * The content security policy forbids eval, which zod tries when a schema is made. Import this before the
 * contract.
 */
z.config({ jitless: true });
