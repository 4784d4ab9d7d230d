import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { ifWrong } from '../common/sentences';
import { digestSchema, notificationSchema, notificationSettingSchema } from './notifications.schemas';

const c = initContract();

const unread = z.number().int().nonnegative().max(limits.notificationCount);

export const notificationsContract = c.router({
  list: {
    method: 'GET',
    path: '/notifications',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, notifications: z.array(notificationSchema), ...pageOutput }) },
    summary: "List the current user's notifications, newest first; a page can be shorter than its limit",
  },
  unread: {
    method: 'GET',
    path: '/notifications/unread',
    responses: { 200: z.object({ success, unread }) },
    summary: 'Count unread notifications, up to 100',
  },
  markRead: {
    method: 'POST',
    path: '/notifications/read',
    body: z.object({ up_to: idSchema }),
    responses: { 200: doneSchema.extend({ unread }) },
    summary: 'Mark a notification and all older ones as read',
  },
  settings: {
    method: 'GET',
    path: '/notifications/settings',
    responses: { 200: z.object({ success, settings: z.array(notificationSettingSchema) }) },
    summary: 'Read the settings of each kind of notification',
  },
  changeSetting: {
    method: 'POST',
    path: '/notifications/settings',
    body: notificationSettingSchema,
    responses: { 200: doneSchema },
    summary: 'Choose whether one kind of notification is listed and pushed',
  },
  digest: {
    method: 'GET',
    path: '/notifications/digest',
    responses: { 200: z.object({ success, digest: digestSchema }) },
    summary: 'Read whether the current user gets the weekly digest by mail, and what stands in its way',
  },
  chooseDigest: {
    method: 'POST',
    path: '/notifications/digest',
    body: z.object({ weekly: z.boolean(ifWrong('weekly must be true or false.')) }),
    responses: { 200: doneSchema },
    summary: 'Choose whether the current user gets the weekly digest by mail',
  },
});
