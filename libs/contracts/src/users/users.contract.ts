import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { languageSchema } from '../common/languages';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { pictureLicenceSchema } from '../common/pictures';
import { ifMissing, ifWrong } from '../common/sentences';
import { lineOf } from '../common/text';
import { postSchema } from '../posts/posts.schemas';
import {
  privacySchema,
  profileIdSchema,
  recordLicences,
  roleSchema,
  setPrivacySchema,
  suspensionSchema,
  type UpdateUserFields,
  usernameSchema,
  userSchema,
} from './users.schemas';

const c = initContract();

export const usersContract = c.router({
  getData: {
    method: 'GET',
    path: '/user/data',
    responses: {
      200: z.object({
        success,
        user: userSchema,
        suspension: suspensionSchema.optional(),
        role: roleSchema.exclude(['member']).optional(),
        record_licence: z.enum(recordLicences).optional(),
        /** Of new pictures; absent while all rights are reserved. */
        picture_licence: pictureLicenceSchema.exclude(['all_rights_reserved']).optional(),
        /** Of mails and notifications; absent until it is set, when they are English. */
        language: languageSchema.optional(),
        /** The version of the house rules to accept first. */
        rules_to_accept: z.number().int().positive().optional(),
        /** The version of the terms to accept first. */
        terms_to_accept: z.number().int().positive().optional(),
        /** The age is to be told first, or an admin has to note that a parent agrees. */
        age_waits: z.enum(['age', 'consent']).optional(),
        /** The day until which they are a child. */
        child_until: z.iso.date().optional(),
      }),
    },
    summary: 'Get the current user; creates the account on first use',
  },
  update: {
    method: 'POST',
    path: '/user/update',
    contentType: 'multipart/form-data',
    // The server validates with updateUserFields.
    body: c.type<FormData | (UpdateUserFields & { profile?: File; cover?: File })>(),
    responses: { 200: z.object({ success, message: z.string(), user: userSchema }) },
    summary: 'Change name, username, bio, location, profile picture and cover photo',
  },
  discover: {
    method: 'POST',
    path: '/user/discover',
    body: z.object({ input: lineOf(limits.searchInput, 'The search').default(''), ...pageInput }),
    responses: { 200: z.object({ success, users: z.array(userSchema), ...pageOutput }) },
    summary: 'Search users by name, username, bio or location; without input, suggest users to follow',
  },
  named: {
    method: 'POST',
    path: '/user/named',
    body: z.object({
      usernames: z
        .array(usernameSchema, ifWrong('Usernames must be a list.'))
        .max(limits.usernamesPerCall, `A call can name at most ${limits.usernamesPerCall} usernames.`),
    }),
    responses: { 200: z.object({ success, usernames: z.array(z.string()) }) },
    summary: 'Say which of these usernames lead to a profile',
  },
  getProfile: {
    method: 'POST',
    path: '/user/profiles',
    body: z.object({ profileId: profileIdSchema, only: z.enum(['media']).optional(), ...pageInput }),
    responses: {
      200: z.object({
        success,
        profile: userSchema,
        life_list_shared: z.boolean(),
        likes_shared: z.boolean(),
        posts: z.array(postSchema),
        ...pageOutput,
      }),
    },
    summary: "Get a user's profile and posts, newest first; only 'media' keeps posts with pictures",
  },
  getLikes: {
    method: 'POST',
    path: '/user/likes',
    body: z.object({ profileId: profileIdSchema, ...pageInput }),
    responses: { 200: z.object({ success, posts: z.array(postSchema), ...pageOutput }) },
    summary: 'List the posts a user likes, latest like first; 404 where the user does not share them',
  },
  privacy: {
    method: 'GET',
    path: '/user/privacy',
    responses: { 200: z.object({ success, privacy: privacySchema }) },
    summary: "Get who may see the current user's profile and likes; all members at first, and no guests",
  },
  setPrivacy: {
    method: 'POST',
    path: '/user/privacy',
    body: setPrivacySchema,
    responses: { 200: doneSchema },
    summary: "Say who may see the current user's profile and likes",
  },
  exportData: {
    method: 'GET',
    path: '/user/export',
    responses: { 200: c.otherResponse({ contentType: 'application/zip', body: c.type<Blob>() }) },
    summary: "Download all of the current user's data and pictures as a zip",
  },
  setRecordLicence: {
    method: 'POST',
    path: '/user/record-licence',
    body: z.object({
      licence: z.enum(recordLicences, ifMissing('Choose a licence.')).nullable(),
    }),
    responses: { 200: doneSchema },
    summary:
      "Choose the licence under which others may use the current user's records; null shares none, as at first",
  },
  setPictureLicence: {
    method: 'POST',
    path: '/user/picture-licence',
    body: z.object({ licence: pictureLicenceSchema }),
    responses: { 200: doneSchema },
    summary: "Choose the licence that the current user's new pictures get; earlier ones keep theirs",
  },
  setLanguage: {
    method: 'POST',
    path: '/user/language',
    body: z.object({ language: languageSchema }),
    responses: { 200: doneSchema },
    summary: "Choose the language of the current user's mails and notifications",
  },
  exportRecords: {
    method: 'GET',
    path: '/user/darwin-core',
    responses: { 200: c.otherResponse({ contentType: 'application/zip', body: c.type<Blob>() }) },
    summary:
      "Download the current user's sightings, as others see them, as a Darwin Core Archive; 409 without a licence",
  },
  deleteAccount: {
    method: 'POST',
    path: '/user/delete',
    body: z.object({ confirm: z.literal('DELETE', ifWrong('Type DELETE to confirm.')) }),
    responses: { 200: doneSchema },
    summary: 'Delete the current user and all their data; the other user keeps delivered messages',
  },
});
