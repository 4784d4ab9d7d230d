import { z } from 'zod';

/** Ids are UUIDs of version 7 in text, made by the API; any UUID is accepted as input. Always lower case. */
export const idSchema = z.uuid('This id is not valid.').toLowerCase();

/** Made by the client, once for each thing that it sends; a repeated send with the same one changes nothing. */
export const clientIdSchema = z.uuid('client_id must be a UUID.').toLowerCase();

/** A moment as ISO 8601 in UTC, such as 2026-01-31T09:30:00.000Z. */
export const timeSchema = z.iso.datetime();
