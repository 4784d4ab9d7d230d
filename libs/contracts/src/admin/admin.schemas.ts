import { z } from 'zod';
import { appealSchema } from '../appeals/appeals.schemas';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureLicenceSchema, picturePositionSchema, pictureSchema } from '../common/pictures';
import { requiredTextOf, textOf } from '../common/text';
import { reportOutcomes, reportReasons, reportSubjects } from '../safety/safety.contract';
import {
  animalKeySchema,
  daySchema,
  speciesSlugSchema,
  taxonBesideKey,
} from '../sightings/sightings.schemas';
import { freeNameOf } from '../taxa/taxon-key';
import { authorSchema, roleSchema, suspensionSchema } from '../users/users.schemas';

export const moderationReasonSchema = requiredTextOf(limits.moderationReason, 'The reason');
export const optionalModerationReasonSchema = textOf(limits.moderationReason, 'The reason').default('');

const count = z.number().int().nonnegative();

/** `gone` cannot be restored. */
export const contentStates = ['visible', 'hidden', 'removed', 'gone'] as const;

const subjectStateSchema = z.object({
  state: z.enum(contentStates),
  reason: z.string().nullable(),
  restorable_until: timeSchema.nullable(),
});

/** `id` is the first report's. */
export const reportCaseSchema = z.object({
  id: idSchema,
  subject: z.enum(reportSubjects),
  subject_id: idSchema,
  reasons: z.array(z.enum(reportReasons)),
  urgent: z.boolean(),
  reports_count: count,
  open_count: count,
  first_at: timeSchema,
  last_at: timeSchema,
  outcome: z.enum(reportOutcomes).nullable(),
  about: authorSchema.nullable(),
  excerpt: z.string(),
  pictures_count: count,
  subject_state: subjectStateSchema,
});

/** `before` and `after` hold states and lengths, never a member's text. */
export const auditEntrySchema = z.object({
  id: idSchema,
  createdAt: timeSchema,
  operator: z.string(),
  operator_id: idSchema.nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: idSchema,
  about: authorSchema.pick({ _id: true, full_name: true }).nullish(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

export const managedMemberSchema = authorSchema.extend({
  createdAt: timeSchema,
  role: roleSchema,
  posts_count: count,
  followers_count: count,
  reports_count: count,
  removals_count: count,
  suspensions_count: count,
  suspension: suspensionSchema.nullable(),
});

export const evidencePictureKinds = ['post', 'message', 'profile', 'cover'] as const;

export const evidencePictureSchema = z.object({
  url: z.string(),
  alt: z.string(),
  kind: z.enum(evidencePictureKinds),
});

export const caseDetailSchema = reportCaseSchema.extend({
  reports: z.array(
    z.object({
      id: idSchema,
      reporter: authorSchema.nullable(),
      reason: z.enum(reportReasons),
      details: z.string(),
      createdAt: timeSchema,
      reviewedAt: timeSchema.nullable(),
      outcome: z.enum(reportOutcomes).nullable(),
    }),
  ),
  /** Null once the copy is deleted. */
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
  /** Set where it differs from the copy. */
  current_content: z.string().nullable(),
  /** Oldest first, never other messages of a chat. */
  context: z.array(
    z.object({
      kind: z.enum(['post', 'comment']),
      id: idSchema,
      author: authorSchema.nullable(),
      content: z.string(),
      createdAt: timeSchema,
    }),
  ),
  post_id: idSchema.nullable(),
  owner: managedMemberSchema.nullable(),
  history: z.array(auditEntrySchema),
  appeal: appealSchema.nullable(),
});

export const managedAppealSchema = appealSchema.extend({
  member: managedMemberSchema.nullable(),
  decision_on: auditEntrySchema.nullable(),
  content: z.string().nullable(),
  /** Another moderator should look. */
  own_decision: z.boolean(),
});

export const photoCandidateSchema = z.object({
  species: speciesSlugSchema,
  post_id: idSchema,
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
  position: picturePositionSchema,
});

export const freeNameKeySchema = animalKeySchema.refine(
  (key) => freeNameOf(key) !== null,
  'A free name is written free:, its group, a colon and the words, such as free:birds:Hill bird.',
);

/** Names that differ only in case, accents and signs are one. */
export const nameToSettleSchema = z.object({
  name: freeNameKeySchema,
  posts: z.number().int().positive(),
  latest_post: idSchema,
  /** Null while it waits; `species` is null for a name left free. */
  settled: z
    .object({ species: speciesSlugSchema.nullable(), ...taxonBesideKey, settledAt: timeSchema })
    .nullable(),
});

export const contactMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: timeSchema,
  handledAt: timeSchema.nullable(),
  handled_by: z.string().nullable(),
});

/** In UTC. `active` members wrote, liked, followed or sent something. */
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
  contact_messages: count.nullable(),
  join_requests: count,
  names: count,
  corrections: count,
  site: count.nullable(),
});

export type EvidencePictureKind = (typeof evidencePictureKinds)[number];
export type ContentState = (typeof contentStates)[number];
export type ReportCase = z.infer<typeof reportCaseSchema>;
export type CaseDetail = z.infer<typeof caseDetailSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type ManagedMember = z.infer<typeof managedMemberSchema>;
export type ManagedAppeal = z.infer<typeof managedAppealSchema>;
export type PhotoCandidate = z.infer<typeof photoCandidateSchema>;
export type PhotoKey = z.infer<typeof photoKeySchema>;
export type NameToSettle = z.infer<typeof nameToSettleSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type CountedThing = (typeof countedThings)[number];
export type DayCounts = z.infer<typeof dayCountsSchema>;
export type OpenCounts = z.infer<typeof openCountsSchema>;
