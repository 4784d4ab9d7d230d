import { z } from 'zod';
import { ifWrong } from './sentences';

export const idSchema = z.uuid(ifWrong('This id is not valid.')).toLowerCase();

/** Makes a request idempotent. */
export const clientIdSchema = z.uuid(ifWrong('client_id must be a UUID.')).toLowerCase();

/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();
