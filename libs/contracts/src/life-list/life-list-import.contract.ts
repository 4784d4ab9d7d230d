import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { limits } from '../common/limits';
import {
  addImportSchema,
  importedNameSchema,
  importIdSchema,
  lifeListImportSchema,
  nameMatchSchema,
} from './life-list-import.schemas';

const c = initContract();

export const lifeListImportContract = c.router({
  match: {
    method: 'POST',
    path: '/life-list/import/match',
    body: z.object({
      names: z.array(importedNameSchema).min(1, 'Send a name.').max(limits.importedNames),
    }),
    responses: {
      200: z.object({ success, matches: z.array(nameMatchSchema) }),
    },
    summary: 'Find the animals that names of another site mean; changes nothing',
  },
  add: {
    method: 'POST',
    path: '/life-list/import/add',
    body: addImportSchema,
    responses: { 200: doneSchema },
    summary: 'Add a part of a list kept elsewhere; idempotent, and the earlier day of a species counts',
  },
  undo: {
    method: 'POST',
    path: '/life-list/import/undo',
    body: z.object({ import_id: importIdSchema }),
    responses: { 200: doneSchema },
    summary: 'Take back all that an import added and nothing else; idempotent',
  },
  list: {
    method: 'GET',
    path: '/life-list/imports',
    responses: { 200: z.object({ success, imports: z.array(lifeListImportSchema) }) },
    summary: 'List the own imports, newest first',
  },
});
