import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { queueStates } from '../admin/admin.contract';
import { optionalModerationReasonSchema } from '../admin/admin.schemas';
import { doneSchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { pageInput, pageOutput } from '../common/paging';
import { ifMissing } from '../common/sentences';
import {
  addedMemberSchema,
  entryModeSchema,
  handOverSchema,
  invitationSchema,
  invitationTokenSchema,
  invitedMemberSchema,
  joinRequestSchema,
  newInvitationSchema,
  newJoinRequestSchema,
  newMemberSchema,
  waitingRequestSchema,
} from './entry.schemas';

const c = initContract();

const invitationBody = z.object({ invitation: invitationTokenSchema });

/** `join`, `request`, `ask` and `withdraw` need a token but no account. */
export const entryContract = c.router({
  get: {
    method: 'GET',
    path: '/entry',
    responses: { 200: z.object({ success, mode: entryModeSchema }) },
    summary: 'Tell who may come in; no account needed',
  },
  invitation: {
    method: 'POST',
    path: '/entry/invitation',
    body: invitationBody,
    responses: { 200: z.object({ success, label: z.string(), ends_at: timeSchema }) },
    summary:
      'Tell who invites; 404 where the invitation is unknown, used up, ended or revoked; no account needed',
  },
  join: {
    method: 'POST',
    path: '/entry/join',
    body: invitationBody,
    responses: { 200: doneSchema },
    summary: 'Come in by an invitation, which creates the account; changes nothing for members',
  },
  request: {
    method: 'GET',
    path: '/entry/request',
    responses: { 200: z.object({ success, request: joinRequestSchema.nullable() }) },
    summary: 'Get the own request to come in; null where there is none',
  },
  ask: {
    method: 'POST',
    path: '/entry/request',
    body: newJoinRequestSchema,
    responses: { 200: doneSchema },
    summary: 'Ask to come in, where newcomers wait for approval; replaces a request that still waits',
  },
  withdraw: {
    method: 'POST',
    path: '/entry/request/withdraw',
    body: z.object({}),
    responses: { 200: doneSchema },
    summary: 'Delete the own request to come in, while it waits',
  },
  change: {
    method: 'POST',
    path: '/admin/entry',
    body: z.object({ mode: entryModeSchema }),
    responses: { 200: doneSchema },
    summary: 'Say who may come in; members stay members',
  },
  invitations: {
    method: 'GET',
    path: '/admin/invitations',
    query: z.object({ state: z.enum(queueStates).default('open'), ...pageInput }),
    responses: { 200: z.object({ success, invitations: z.array(invitationSchema), ...pageOutput }) },
    summary: 'List invitations, latest first: those that let people in, or the others',
  },
  invited: {
    method: 'GET',
    path: '/admin/invitations/:id',
    pathParams: z.object({ id: idSchema }),
    query: z.object(pageInput),
    responses: { 200: z.object({ success, members: z.array(invitedMemberSchema), ...pageOutput }) },
    summary: 'List who came in by an invitation, latest first',
  },
  invite: {
    method: 'POST',
    path: '/admin/invitations',
    body: newInvitationSchema,
    responses: { 200: z.object({ success, invitation: invitationSchema, token: invitationTokenSchema }) },
    summary: 'Make an invitation; its token, of which only the hash is kept, is answered this once',
  },
  revoke: {
    method: 'POST',
    path: '/admin/invitations/revoke',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'End an invitation at once; who came in by it stays',
  },
  handOvers: {
    method: 'GET',
    path: '/admin/new-members',
    responses: { 200: z.object({ success, by: z.array(handOverSchema) }) },
    summary: 'Tell how first passwords can reach new members; none where another provider keeps the accounts',
  },
  addMember: {
    method: 'POST',
    path: '/admin/new-members',
    body: newMemberSchema,
    responses: { 200: z.object({ success, member: addedMemberSchema }) },
    summary:
      'Add a member with a first password, which is mailed or answered this once; whoever has not signed in yet gets another',
  },
  requests: {
    method: 'GET',
    path: '/admin/join-requests',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, requests: z.array(waitingRequestSchema), ...pageOutput }) },
    summary: 'List who waits for approval, oldest first',
  },
  decide: {
    method: 'POST',
    path: '/admin/join-requests/decide',
    body: z.object({
      id: idSchema,
      outcome: z.enum(['accepted', 'refused'], ifMissing('Choose whether they may come in.')),
      answer: optionalModerationReasonSchema,
    }),
    responses: { 200: doneSchema },
    summary: 'Let somebody in who waits for approval, or refuse them with a sentence that they read',
  },
});
