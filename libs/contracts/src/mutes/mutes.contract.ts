import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { lineOf } from '../common/text';
import { userSchema } from '../users/users.schemas';
import { foldWords } from './muted-words';

const c = initContract();

/** Gives the stored form. */
export const mutedWordSchema = lineOf(limits.mutedWord, 'A muted word')
  .transform(foldWords)
  .refine((word) => /[\p{L}\p{N}]/u.test(word), 'Write a word with letters or numbers.')
  .refine(
    (word) => word.length <= limits.mutedWord,
    `A muted word can have at most ${limits.mutedWord} characters.`,
  );

/** Muted people are not told. */
export const mutesContract = c.router({
  mute: {
    method: 'POST',
    path: '/user/mute',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Mute a user: their posts and notifications no longer come up for the current user',
  },
  unmute: {
    method: 'POST',
    path: '/user/unmute',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Unmute a user',
  },
  muted: {
    method: 'GET',
    path: '/user/muted',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, users: z.array(userSchema), ...pageOutput }) },
    summary: 'List the muted users, latest first',
  },
  isMuted: {
    method: 'POST',
    path: '/user/is-muted',
    body: z.object({ id: idSchema }),
    responses: { 200: z.object({ success, muted: z.boolean() }) },
    summary: 'Tell whether the current user has muted a user',
  },
  muteWord: {
    method: 'POST',
    path: '/user/mute-word',
    body: z.object({ word: mutedWordSchema }),
    responses: { 200: doneSchema },
    summary: 'Mute a word, a few words in a row, or a hashtag',
  },
  unmuteWord: {
    method: 'POST',
    path: '/user/unmute-word',
    body: z.object({ word: mutedWordSchema }),
    responses: { 200: doneSchema },
    summary: 'Unmute a word',
  },
  mutedWords: {
    method: 'GET',
    path: '/user/muted-words',
    responses: { 200: z.object({ success, words: z.array(z.string()).max(limits.mutedWords) }) },
    summary: 'List the muted words in their stored form, latest first',
  },
});
