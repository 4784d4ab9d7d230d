import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { appealOutcomes } from '../appeals/appeals.schemas';
import { doneSchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { lineOf } from '../common/text';
import { reportOutcomes, reportSubjects } from '../safety/safety.contract';
import { speciesSlugSchema } from '../sightings/sightings.schemas';
import { roleSchema } from '../users/users.schemas';
import {
  auditEntrySchema,
  caseDetailSchema,
  contactMessageSchema,
  dayCountsSchema,
  freeNameKeySchema,
  managedAppealSchema,
  managedMemberSchema,
  moderationReasonSchema,
  nameToSettleSchema,
  openCountsSchema,
  optionalModerationReasonSchema,
  photoCandidateSchema,
  photoKeySchema,
  reportCaseSchema,
} from './admin.schemas';

const c = initContract();

export const removableSubjects = ['post', 'comment', 'message'] as const;
export const profileTextParts = ['bio', 'location', 'name', 'username'] as const;
export const profilePictureParts = ['profile', 'cover'] as const;
export const profileParts = [...profileTextParts, ...profilePictureParts] as const;
export const countedDays = [30, 90, 365] as const;
export const queueStates = ['open', 'closed'] as const;
export const memberFilters = ['suspended', 'team'] as const;

const stateQuery = z.enum(queueStates).default('open');

/** Contact messages, roles and the site's words are for admins. Nobody decides about themselves. */
export const adminContract = c.router({
  overview: {
    method: 'GET',
    path: '/admin/overview',
    responses: { 200: z.object({ success, role: roleSchema, open: openCountsSchema }) },
    summary: 'Tell what waits for moderators',
  },
  reports: {
    method: 'GET',
    path: '/admin/reports',
    query: z.object({ state: stateQuery, subject: z.enum(reportSubjects).optional(), ...pageInput }),
    responses: { 200: z.object({ success, cases: z.array(reportCaseSchema), ...pageOutput }) },
    summary: 'List what was reported: open ones urgent first, then oldest first; closed ones latest first',
  },
  report: {
    method: 'GET',
    path: '/admin/reports/:id',
    pathParams: z.object({ id: idSchema }),
    responses: { 200: z.object({ success, case: caseDetailSchema }) },
    summary:
      'Get a reported subject with its reports, copy, context and history, by the id of any report about it',
  },
  closeReport: {
    method: 'POST',
    path: '/admin/reports/close',
    body: z.object({
      id: idSchema,
      outcome: z.enum(reportOutcomes),
      reason: optionalModerationReasonSchema,
    }),
    responses: { 200: doneSchema.extend({ closed: z.number().int().nonnegative() }) },
    summary: 'Close all open reports about the same subject',
  },
  reopenReport: {
    method: 'POST',
    path: '/admin/reports/reopen',
    body: z.object({ id: idSchema, reason: optionalModerationReasonSchema }),
    responses: { 200: doneSchema },
    summary: 'Open the reports about the same subject again that the latest decision closed; undoes closing',
  },
  removeContent: {
    method: 'POST',
    path: '/admin/content/remove',
    body: z.object({ subject: z.enum(removableSubjects), id: idSchema, reason: moderationReasonSchema }),
    responses: { 200: doneSchema.extend({ restorable_until: timeSchema }) },
    summary: 'Remove a post, comment or message; it can be restored for 30 days, then it is deleted',
  },
  restoreContent: {
    method: 'POST',
    path: '/admin/content/restore',
    body: z.object({
      subject: z.enum(removableSubjects),
      id: idSchema,
      reason: optionalModerationReasonSchema,
    }),
    responses: { 200: doneSchema },
    summary: 'Restore what was removed or hidden',
  },
  removeProfileParts: {
    method: 'POST',
    path: '/admin/members/remove-parts',
    body: z.object({
      id: idSchema,
      parts: z.array(z.enum(profileParts)).min(1, 'Choose what to remove.').max(profileParts.length),
      reason: moderationReasonSchema,
    }),
    responses: { 200: doneSchema },
    summary: 'Remove texts or pictures from a profile',
  },
  members: {
    method: 'GET',
    path: '/admin/members',
    query: z.object({
      input: lineOf(limits.searchInput, 'The search').default(''),
      only: z.enum(memberFilters).optional(),
      ...pageInput,
    }),
    responses: { 200: z.object({ success, members: z.array(managedMemberSchema), ...pageOutput }) },
    summary: 'Search members; the team are moderators and admins',
  },
  member: {
    method: 'GET',
    path: '/admin/members/:id',
    pathParams: z.object({ id: idSchema }),
    responses: {
      200: z.object({ success, member: managedMemberSchema, history: z.array(auditEntrySchema) }),
    },
    summary: 'Get a member with what was decided about them, latest first',
  },
  suspend: {
    method: 'POST',
    path: '/admin/members/suspend',
    body: z.object({
      id: idSchema,
      reason: moderationReasonSchema,
      until: timeSchema.nullable(),
    }),
    responses: { 200: doneSchema },
    summary: 'Suspend a member; replaces an earlier suspension',
  },
  lift: {
    method: 'POST',
    path: '/admin/members/lift',
    body: z.object({ id: idSchema, reason: optionalModerationReasonSchema }),
    responses: { 200: doneSchema },
    summary: 'End a suspension',
  },
  setRole: {
    method: 'POST',
    path: '/admin/members/role',
    body: z.object({ id: idSchema, role: roleSchema, reason: optionalModerationReasonSchema }),
    responses: { 200: doneSchema },
    summary: 'Make somebody a member, editor, moderator or admin; the last admin stays one',
  },
  appeals: {
    method: 'GET',
    path: '/admin/appeals',
    query: z.object({ state: stateQuery, ...pageInput }),
    responses: { 200: z.object({ success, appeals: z.array(managedAppealSchema), ...pageOutput }) },
    summary: 'List appeals: open ones oldest first, decided ones latest first',
  },
  decideAppeal: {
    method: 'POST',
    path: '/admin/appeals/decide',
    body: z.object({ id: idSchema, outcome: z.enum(appealOutcomes), answer: moderationReasonSchema }),
    responses: { 200: doneSchema },
    summary: 'Decide an appeal; granting it lifts the suspension or restores the content',
  },
  photos: {
    method: 'GET',
    path: '/admin/photos',
    query: z.object({
      species: speciesSlugSchema.optional(),
      only: z.enum(['featured']).optional(),
      ...pageInput,
    }),
    responses: { 200: z.object({ success, photos: z.array(photoCandidateSchema), ...pageOutput }) },
    summary:
      "List members' pictures under open licences that can be featured on pages of species, latest first",
  },
  featurePhoto: {
    method: 'POST',
    path: '/admin/photos/feature',
    body: photoKeySchema.extend({ featured: z.boolean() }),
    responses: { 200: doneSchema },
    summary: 'Show a picture on the page of a species, or take it off',
  },
  names: {
    method: 'GET',
    path: '/admin/names',
    query: z.object({ state: stateQuery, ...pageInput }),
    responses: {
      200: z.object({
        success,
        names: z.array(nameToSettleSchema),
        total: z.number().int().nonnegative(),
        ...pageOutput,
      }),
    },
    summary: 'List free names in posts: open ones most posts first, settled ones latest first',
  },
  settleName: {
    method: 'POST',
    path: '/admin/names/settle',
    body: z.object({ name: freeNameKeySchema, species: speciesSlugSchema.nullable() }),
    responses: { 200: doneSchema },
    summary:
      'Make a free name an animal everywhere at once, or leave it as it is; places are protected as of the animal',
  },
  reopenName: {
    method: 'POST',
    path: '/admin/names/reopen',
    body: z.object({ name: freeNameKeySchema }),
    responses: { 200: doneSchema },
    summary: 'Undo settling a free name; places stay as protected as they were',
  },
  contactMessages: {
    method: 'GET',
    path: '/admin/contact',
    query: z.object({ state: stateQuery, ...pageInput }),
    responses: { 200: z.object({ success, messages: z.array(contactMessageSchema), ...pageOutput }) },
    summary: 'List messages of the contact form: open ones oldest first, handled ones latest first',
  },
  handleContactMessage: {
    method: 'POST',
    path: '/admin/contact/handle',
    body: z.object({ id: idSchema, handled: z.boolean() }),
    responses: { 200: doneSchema },
    summary: 'Mark a message as handled or open',
  },
  deleteContactMessage: {
    method: 'POST',
    path: '/admin/contact/delete',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Delete a message of the contact form',
  },
  counts: {
    method: 'GET',
    path: '/admin/counts',
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.union([z.literal(30), z.literal(90), z.literal(365)]))
        .default(30),
    }),
    responses: {
      200: z.object({
        success,
        /** Oldest first. */
        days: z.array(dayCountsSchema),
        /** `active` is that of the busiest day. */
        totals: dayCountsSchema.shape.counts,
      }),
    },
    summary: 'Count members, posts and others for each day, in UTC, and over all time',
  },
  log: {
    method: 'GET',
    path: '/admin/log',
    query: z.object({
      subject_id: idSchema.optional(),
      operator_id: idSchema.optional(),
      action: z.string().max(50).optional(),
      ...pageInput,
    }),
    responses: { 200: z.object({ success, entries: z.array(auditEntrySchema), ...pageOutput }) },
    summary: 'Read the audit log, latest first',
  },
});

export type RemovableSubject = (typeof removableSubjects)[number];
export type ProfilePart = (typeof profileParts)[number];
export type QueueState = (typeof queueStates)[number];
export type MemberFilter = (typeof memberFilters)[number];
