import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { ifMissing, ifWrong } from '../common/sentences';
import { requiredLineSchema, textOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

export const entryModes = ['open', 'invitation', 'approval', 'closed'] as const;
export const entryModeSchema = z.enum(entryModes, ifMissing('Choose who may come in.'));

/** Only an open invitation lets somebody in. */
export const invitationStates = ['open', 'used_up', 'ended', 'revoked'] as const;

/** Crockford's base 32: no letter looks like another in print. */
export const INVITATION_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export const invitationTokenSchema = z
  .string(ifWrong('The invitation must be a text.'))
  .regex(/^[0-9a-hjkmnp-tv-z]{20}$/, 'This is not a whole invitation. Please open the link again.');

export const invitationSchema = z.object({
  id: idSchema,
  label: z.string(),
  max_uses: z.number().int().positive(),
  used_count: z.number().int().nonnegative(),
  createdAt: timeSchema,
  ends_at: timeSchema,
  created_by: z.string().nullable(),
  state: z.enum(invitationStates),
});

export const newInvitationSchema = z.object({
  label: requiredLineSchema(limits.invitationLabel, 'The label', 'Say who invites, or to what.'),
  max_uses: z
    .number(ifWrong('The number of people must be a number.'))
    .int('The number of people must be whole.')
    .min(1, 'An invitation is for one person at least.')
    .max(limits.invitationUses, `An invitation is for at most ${limits.invitationUses} people.`),
  ends_at: timeSchema,
});

export const handOvers = ['card', 'mail'] as const;
export const handOverSchema = z.enum(handOvers, ifMissing('Choose a card or a mail.'));

export const newMemberSchema = z.object({
  name: requiredLineSchema(limits.fullName, 'The name', 'Give the name of the member.'),
  email: z
    .string(ifWrong('The email address must be a text.'))
    .trim()
    .toLowerCase()
    .max(limits.email, `An email address has at most ${limits.email} characters.`)
    .pipe(z.email('This email address is not valid.')),
  by: handOverSchema,
});

export const addedMemberSchema = z.object({
  email: z.string(),
  ends_at: timeSchema,
  /** Null if it was mailed. */
  first_password: z.string().nullable(),
});

export const joinRequestStates = ['waiting', 'accepted', 'refused'] as const;

export const newJoinRequestSchema = z.object({
  name: requiredLineSchema(limits.fullName, 'Your name', 'Please give your name.'),
  text: textOf(limits.joinText, 'What you write'),
});

export const joinRequestSchema = z.object({
  name: z.string(),
  text: z.string(),
  createdAt: timeSchema,
  state: z.enum(joinRequestStates),
  answer: z.string(),
});

export const waitingRequestSchema = joinRequestSchema
  .pick({ name: true, text: true, createdAt: true })
  .extend({ id: idSchema });

export const invitedMemberSchema = authorSchema.extend({ joinedAt: timeSchema });

export type AddedMember = z.infer<typeof addedMemberSchema>;
export type HandOver = z.infer<typeof handOverSchema>;
export type EntryMode = (typeof entryModes)[number];
export type Invitation = z.infer<typeof invitationSchema>;
export type InvitedMember = z.infer<typeof invitedMemberSchema>;
export type JoinRequest = z.infer<typeof joinRequestSchema>;
export type WaitingRequest = z.infer<typeof waitingRequestSchema>;
