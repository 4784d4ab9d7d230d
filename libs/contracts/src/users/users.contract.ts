import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { lineOf } from '../common/text';
import { postSchema } from '../posts/posts.schemas';
import { type UpdateUserFields, userSchema } from './users.schemas';

const c = initContract();

export const usersContract = c.router({
  getData: {
    method: 'GET',
    path: '/user/data',
    responses: { 200: z.object({ success, user: userSchema }) },
    summary: 'The signed-in user; made on first sight',
  },
  update: {
    method: 'POST',
    path: '/user/update',
    contentType: 'multipart/form-data',
    // Read part by part by the server, which checks the fields by updateUserFields.
    body: c.type<FormData | (UpdateUserFields & { profile?: File; cover?: File })>(),
    responses: { 200: z.object({ success, message: z.string(), user: userSchema }) },
    summary: 'Change name, username, bio, location, profile picture and cover photo',
  },
  discover: {
    method: 'POST',
    path: '/user/discover',
    body: z.object({ input: lineOf(limits.searchInput, 'The search').default(''), ...pageInput }),
    responses: { 200: z.object({ success, users: z.array(userSchema), ...pageOutput }) },
    summary: 'Find people by name, username, bio or location; without input, people worth following',
  },
  getProfile: {
    method: 'POST',
    path: '/user/profiles',
    body: z.object({ profileId: idSchema, only: z.enum(['media']).optional(), ...pageInput }),
    responses: { 200: z.object({ success, profile: userSchema, posts: z.array(postSchema), ...pageOutput }) },
    summary: "A user's profile with his posts, newest first; with `only: 'media'`, those that show pictures",
  },
  getLikes: {
    method: 'POST',
    path: '/user/likes',
    body: z.object({ profileId: idSchema, ...pageInput }),
    responses: { 200: z.object({ success, posts: z.array(postSchema), ...pageOutput }) },
    summary: 'The posts that a user liked, latest like first',
  },
  exportData: {
    method: 'GET',
    path: '/user/export',
    responses: { 200: c.otherResponse({ contentType: 'application/zip', body: c.type<Blob>() }) },
    summary: "All of the signed-in user's data and pictures, as a zip",
  },
  deleteAccount: {
    method: 'POST',
    path: '/user/delete',
    body: z.object({ confirm: z.literal('DELETE', 'Type DELETE to confirm.') }),
    responses: { 200: doneSchema },
    summary:
      'Delete the signed-in user with everything in his account; delivered messages stay with the other side',
  },
});
