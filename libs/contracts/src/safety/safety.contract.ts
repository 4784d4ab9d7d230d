import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { ifMissing } from '../common/sentences';
import { textOf } from '../common/text';
import { userSchema } from '../users/users.schemas';

const c = initContract();

/** Animals may be in danger now: moderators see these first. */
export const urgentReportReasons = ['reveals_place', 'cruelty', 'illegal_trade'] as const;

export const reportReasons = [
  ...urgentReportReasons,
  'spam',
  'harassment',
  'false_information',
  'other',
] as const;

export const reportOutcomes = ['resolved', 'dismissed'] as const;

/** The reporter learns no more. */
export const reportStates = ['waiting', ...reportOutcomes] as const;

export const reportSubjects = ['post', 'user', 'message', 'comment'] as const;

export const reportSchema = z.object({
  subject: z.enum(reportSubjects, ifMissing('Choose what to report.')),
  id: idSchema,
  reason: z.enum(reportReasons, ifMissing('Choose a reason.')),
  details: textOf(limits.reportReason, 'Your report').default(''),
});

export const ownReportSchema = z.object({
  id: idSchema,
  subject: z.enum(reportSubjects),
  subject_id: idSchema,
  /** Null once unknown, or behind a block. */
  name: z.string().nullable(),
  /** The beginning of the comment or message; empty for others, once gone, and behind a block. */
  excerpt: z.string(),
  reason: z.enum(reportReasons),
  details: z.string(),
  createdAt: timeSchema,
  state: z.enum(reportStates),
  reviewedAt: timeSchema.nullable(),
});

export const safetyContract = c.router({
  block: {
    method: 'POST',
    path: '/user/block',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Block a user: hides both from each other, and ends following and connection',
  },
  unblock: {
    method: 'POST',
    path: '/user/unblock',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Unblock a user',
  },
  blocked: {
    method: 'GET',
    path: '/user/blocked',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, users: z.array(userSchema), ...pageOutput }) },
    summary: 'List the blocked users, latest first',
  },
  report: {
    method: 'POST',
    path: '/report',
    body: reportSchema,
    responses: { 200: doneSchema },
    summary: 'Report a post, a comment, a user or a received message for review',
  },
  ownReports: {
    method: 'GET',
    path: '/reports',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, reports: z.array(ownReportSchema), ...pageOutput }) },
    summary: "List the current user's reports and what became of them, latest first",
  },
});

export type ReportSubject = (typeof reportSubjects)[number];
export type ReportReason = (typeof reportReasons)[number];
export type ReportOutcome = (typeof reportOutcomes)[number];
export type ReportState = (typeof reportStates)[number];
export type OwnReport = z.infer<typeof ownReportSchema>;
