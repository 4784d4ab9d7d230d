import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { animalKeySchema, parkSlugSchema, seenMonthSchema } from '../sightings/sightings.schemas';
import { authorSchema } from '../users/users.schemas';
import {
  addLifeRecordsSchema,
  lifeListEntrySchema,
  lifeListTargetsSchema,
  lifeListVisibilities,
  lifeRecordSchema,
} from './life-list.schemas';
import { ifMissing } from '../common/sentences';

const c = initContract();

export const lifeListContract = c.router({
  get: {
    method: 'POST',
    path: '/life-list/get',
    body: z.object({ profileId: idSchema }),
    responses: {
      200: z.object({
        success,
        owner: authorSchema,
        /** By slug, which tells nothing of the days. */
        species: z.array(lifeListEntrySchema),
        /** A subspecies counts as its species; a higher rank only while nothing below it is listed. */
        species_count: z.number().int().nonnegative(),
        visibility: z.enum(lifeListVisibilities).optional(),
      }),
    },
    summary: 'List the species that a user has seen; 404 where they do not share it',
  },
  add: {
    method: 'POST',
    path: '/life-list/add',
    body: addLifeRecordsSchema,
    responses: { 200: doneSchema.extend({ added: z.number().int() }) },
    summary: 'Note species as seen without a post; what is noted already keeps its day and park',
  },
  change: {
    method: 'POST',
    path: '/life-list/change',
    body: lifeRecordSchema.extend({ species: animalKeySchema }),
    responses: { 200: doneSchema },
    summary: 'Change the day and the park of what was noted without a post; 404 where it is not noted',
  },
  remove: {
    method: 'POST',
    path: '/life-list/remove',
    body: z.object({ species: animalKeySchema }),
    responses: { 200: doneSchema },
    summary: 'Remove what was noted or imported without a post; idempotent',
  },
  targets: {
    method: 'POST',
    path: '/life-list/targets',
    body: z.object({ park: parkSlugSchema, month: seenMonthSchema }),
    responses: { 200: lifeListTargetsSchema.extend({ success }) },
    summary: 'List the species that others noted in an area in a month of any year, and the own list lacks',
  },
  setVisibility: {
    method: 'POST',
    path: '/life-list/visibility',
    body: z.object({
      visibility: z.enum(lifeListVisibilities, ifMissing('Choose who may see your life list.')),
    }),
    responses: { 200: doneSchema },
    summary: 'Say who may see the life list; nobody else at first',
  },
});
