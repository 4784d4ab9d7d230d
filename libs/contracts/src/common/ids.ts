import { z } from 'zod';

export const idSchema = z.uuid('This id is not valid.').toLowerCase();

/** Makes a request idempotent. */
export const clientIdSchema = z.uuid('client_id must be a UUID.').toLowerCase();

/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();
