import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { appealSchema, appealSubjects, appealTextSchema } from './appeals.schemas';

const c = initContract();

export const decisionSchema = z.object({
  subject: z.enum(appealSubjects),
  subject_id: idSchema,
  reason: z.string(),
  createdAt: timeSchema,
  until: timeSchema.nullable(),
  appeal: appealSchema.nullable(),
  can_appeal: z.boolean(),
});

/** Suspended members may call these. */
export const appealsContract = c.router({
  list: {
    method: 'GET',
    path: '/appeals',
    responses: { 200: z.object({ success, decisions: z.array(decisionSchema) }) },
    summary: 'List what moderators decided about the current user, and the appeals against it, latest first',
  },
  add: {
    method: 'POST',
    path: '/appeals/add',
    body: z.object({ subject: z.enum(appealSubjects), subject_id: idSchema, text: appealTextSchema }),
    responses: { 200: doneSchema.extend({ appeal: appealSchema }) },
    summary: 'Appeal against a suspension or a removal; once for each decision',
  },
});

export type Decision = z.infer<typeof decisionSchema>;
