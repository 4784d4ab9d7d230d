import { z } from 'zod';
import { appealSchema } from '../appeals/appeals.schemas';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureLicenceSchema, pictureSchema } from '../common/pictures';
import { requiredTextOf, textOf } from '../common/text';
import { reportReasons, reportSubjects } from '../safety/safety.contract';
import { daySchema, speciesSlugSchema } from '../sightings/sightings.schemas';
import { authorSchema, roleSchema, suspensionSchema } from '../users/users.schemas';

export const moderationReasonSchema = requiredTextOf(limits.moderationReason, 'The reason');
export const optionalModerationReasonSchema = textOf(limits.moderationReason, 'The reason').default('');

const count = z.number().int().nonnegative();

/** `removed`: can be restored until `restorable_until`. `gone`: deleted for ever. */
export const contentStates = ['visible', 'hidden', 'removed', 'gone'] as const;

const subjectStateSchema = z.object({
  state: z.enum(contentStates),
  /** Of hidden and removed ones. */
  reason: z.string().nullable(),
  restorable_until: timeSchema.nullable(),
});

/** All reports about one post, comment, message or member. `id` is that of the first of them. */
export const reportCaseSchema = z.object({
  id: idSchema,
  subject: z.enum(reportSubjects),
  subject_id: idSchema,
  /** The reasons given, most frequent first. */
  reasons: z.array(z.enum(reportReasons)),
  urgent: z.boolean(),
  reports_count: count,
  open_count: count,
  first_at: timeSchema,
  last_at: timeSchema,
  /** Of closed ones. */
  outcome: z.enum(['resolved', 'dismissed']).nullable(),
  /** The author, or the reported member, as they are now; null for a deleted account. */
  about: authorSchema.nullable(),
  /** The first words of the copy. */
  excerpt: z.string(),
  pictures_count: count,
  subject_state: subjectStateSchema,
});

/** An entry of the audit log. `before` and `after` hold states and lengths, never a member's text. */
export const auditEntrySchema = z.object({
  id: idSchema,
  createdAt: timeSchema,
  /** A member's name, or who ran the command. */
  operator: z.string(),
  operator_id: idSchema.nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: idSchema,
  /** Whose content or account it is, as they are now; null for a deleted account, absent where it is nobody's. */
  about: authorSchema.pick({ _id: true, full_name: true }).nullish(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** A member as moderators see them. */
export const managedMemberSchema = authorSchema.extend({
  createdAt: timeSchema,
  role: roleSchema,
  posts_count: count,
  followers_count: count,
  /** Reports about the member and about what they wrote. */
  reports_count: count,
  /** Posts, comments and messages that moderators removed or deleted. */
  removals_count: count,
  /** Of the past and of now. */
  suspensions_count: count,
  suspension: suspensionSchema.nullable(),
});

export const evidencePictureSchema = z.object({
  /** Works for some minutes, for the moderator who asked. */
  url: z.string(),
  alt: z.string(),
  kind: z.enum(['post', 'message', 'profile', 'cover']),
});

export const caseDetailSchema = reportCaseSchema.extend({
  reports: z.array(
    z.object({
      id: idSchema,
      /** Null for a deleted account. */
      reporter: authorSchema.nullable(),
      reason: z.enum(reportReasons),
      details: z.string(),
      createdAt: timeSchema,
      reviewedAt: timeSchema.nullable(),
      outcome: z.enum(['resolved', 'dismissed']).nullable(),
    }),
  ),
  /** As it was when it was first reported; null once the copy is deleted. */
  evidence: z
    .object({
      content: z.string(),
      location: z.string(),
      owner_name: z.string(),
      owner_username: z.string().nullable(),
      createdAt: timeSchema,
      pictures: z.array(evidencePictureSchema),
    })
    .nullable(),
  /** The text as it is now, where it differs from the copy. */
  current_content: z.string().nullable(),
  /** What it answers or stands below, such as the post of a comment, oldest first. Never other messages of a chat. */
  context: z.array(
    z.object({
      kind: z.enum(['post', 'comment']),
      id: idSchema,
      author: authorSchema.nullable(),
      content: z.string(),
      createdAt: timeSchema,
    }),
  ),
  /** The post to look at; null for messages and members. */
  post_id: idSchema.nullable(),
  owner: managedMemberSchema.nullable(),
  /** What was done about the subject and about its owner, latest first. */
  history: z.array(auditEntrySchema),
  appeal: appealSchema.nullable(),
});

export const managedAppealSchema = appealSchema.extend({
  member: managedMemberSchema.nullable(),
  /** The log's entry that is appealed against. */
  decision_on: auditEntrySchema.nullable(),
  /** Of a removed post or comment. */
  content: z.string().nullable(),
  /** Whether the one who asks made that decision: another moderator should look, if there is one. */
  own_decision: z.boolean(),
});

/** A member's picture under an open licence that can be featured on the page of a species. */
export const photoCandidateSchema = z.object({
  species: speciesSlugSchema,
  post_id: idSchema,
  /** From 0. */
  position: z.number().int().min(0),
  picture: pictureSchema,
  licence: pictureLicenceSchema,
  author: authorSchema,
  featured: z.boolean(),
  createdAt: timeSchema,
});

export const photoKeySchema = z.object({
  species: speciesSlugSchema,
  post_id: idSchema,
  position: z
    .number()
    .int()
    .min(0)
    .max(limits.imagesPerPost - 1),
});

export const contactMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: timeSchema,
  handledAt: timeSchema.nullable(),
  /** Who handled it. */
  handled_by: z.string().nullable(),
});

/** What is counted for each day, in UTC. `active`: members who wrote, liked, followed or sent something. */
export const countedThings = [
  'members',
  'active',
  'posts',
  'comments',
  'messages',
  'sightings',
  'reports',
] as const;

export const dayCountsSchema = z.object({
  day: daySchema,
  counts: z.record(z.enum(countedThings), count),
});

export const openCountsSchema = z.object({
  reports: count,
  urgent_reports: count,
  appeals: count,
  /** Null for moderators, who do not see them. */
  contact_messages: count.nullable(),
});

export type ContentState = (typeof contentStates)[number];
export type ReportCase = z.infer<typeof reportCaseSchema>;
export type CaseDetail = z.infer<typeof caseDetailSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type ManagedMember = z.infer<typeof managedMemberSchema>;
export type ManagedAppeal = z.infer<typeof managedAppealSchema>;
export type PhotoCandidate = z.infer<typeof photoCandidateSchema>;
export type PhotoKey = z.infer<typeof photoKeySchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type CountedThing = (typeof countedThings)[number];
export type DayCounts = z.infer<typeof dayCountsSchema>;
export type OpenCounts = z.infer<typeof openCountsSchema>;
